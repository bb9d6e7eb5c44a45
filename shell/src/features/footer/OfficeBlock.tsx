import { addressText } from '@suite/site/address-text';
import type { Office } from '@suite/site/site';
import { telephoneUrl } from '@suite/site/telephone-url';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** An office: name, address and telephone links. */
export function OfficeBlock({ office }: { office: Office }) {
  return (
    <Block>
      <strong>{office.name}</strong>
      {office.address && <span>{addressText(office.address)}</span>}
      {office.phones.map((phone) => (
        <a key={phone} href={telephoneUrl(phone)}>
          {phone}
        </a>
      ))}
    </Block>
  );
}

const Block = styled.address`
  display: grid;
  align-content: start;
  justify-items: start;
  font-style: normal;
  text-wrap: balance;

  strong {
    color: ${token('color', 'ink')};
  }
`;
