import type { ListedRecord } from '@suite/contracts/records';
import { ButtonLink } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { hidden } from '../../screen/hidden.ts';
import type { RecordConfig } from '../record-config.ts';
import { contactActions, linkOf } from '../table/contact-actions.ts';
import { tableStrings } from '../table/table-strings.ts';

/** Query for a window that has room for the foot. */
export const withFoot = '(width < 40rem) and (height >= 30rem)';

export const footHeight = `calc(${token('size', 'target')} + 2 * ${token('space', 2)} + 1px + env(safe-area-inset-bottom))`;

/** Renders the links that contact the sender below an open record, within reach of a thumb. */
export function ContactFoot({ config, row }: { config: RecordConfig; row: ListedRecord }) {
  const strings = useStrings(tableStrings);
  const contacts = contactActions(config, row);
  if (contacts.length === 0) return null;
  return (
    <Foot>
      {contacts.map((contact, index) => (
        <ButtonLink
          key={contact.name}
          {...linkOf(contact)}
          aria-label={strings.contact[contact.name](row.name)}
          $variant={index === 0 ? 'primary' : 'secondary'}
          $size="small"
        >
          <contact.Icon aria-hidden size={16} strokeWidth={1.75} />
          <span>{strings.contactNames[contact.name]}</span>
        </ButtonLink>
      ))}
    </Foot>
  );
}

const Foot = styled.footer`
  position: fixed;
  inset: auto 0 0;
  z-index: ${token('layer', 'banner')};
  display: flex;
  container-type: inline-size;
  gap: ${token('space', 2)};
  height: ${footHeight};
  padding: ${token('space', 2)} ${token('space', 4)} calc(${token('space', 2)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token('color', 'hairline')};
  background: ${token('color', 'surface')};

  > a {
    flex: 1 1 0;
  }

  /* Large text. */
  @container (width < 18rem) {
    span {
      ${hidden}
    }
  }
`;
