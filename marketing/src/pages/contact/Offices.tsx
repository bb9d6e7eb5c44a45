import { addressText } from '@suite/site/address-text';
import { site } from '@suite/site/site';
import { telephoneUrl } from '@suite/site/telephone-url';
import { Row } from '@suite/ui/Stack';
import { token } from '@suite/ui/theme';
import { Mail, MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';
import { contact } from '../../content/contact.ts';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** Renders the offices with their phone numbers, and the company's e-mail address. */
export function Offices() {
  return (
    <Wrapper aria-labelledby="offices">
      <Top>
        <h2 id="offices">{contact.officesTitle}</h2>
        {site.email && (
          <a href={`mailto:${site.email}`}>
            <Mail {...icon} />
            {site.email}
          </a>
        )}
      </Top>
      <ul>
        {site.offices.map(({ name, address, phones }) => (
          <li key={name + address}>
            <h3>{name}</h3>
            <address>
              {address && (
                <p>
                  <MapPin {...icon} />
                  {addressText(address)}
                </p>
              )}
              {phones.map((phone) => (
                <a key={phone} href={telephoneUrl(phone)}>
                  <Phone {...icon} />
                  {phone}
                </a>
              ))}
            </address>
          </li>
        ))}
      </ul>
    </Wrapper>
  );
}

const Wrapper = styled.section`
  h2 {
    font-size: ${token('type', 'title')};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: ${token('space', 6)} ${token('space', 5)};
    margin-top: ${token('space', 3)};
    padding-top: ${token('space', 5)};
    border-top: 1px solid ${token('color', 'hairline')};
  }

  h3 {
    margin-bottom: ${token('space', 2)};
    font-size: 1.0625rem;
  }

  address {
    display: grid;
    font-style: normal;
  }

  p,
  a {
    display: grid;
    grid-template-columns: 1.625rem 1fr;
    padding-block: 0.3rem;
    color: ${token('color', 'text')};
    text-decoration: none;
  }

  a:hover {
    color: ${token('color', 'sapphireText')};
    text-decoration: underline;
  }

  svg {
    margin-top: 0.25em;
    color: ${token('color', 'lagoonText')};
  }

  @media (pointer: coarse) {
    a {
      min-height: ${token('size', 'target')};
      align-content: center;
    }
  }
`;

const Top = styled(Row)`
  justify-content: space-between;
`;
