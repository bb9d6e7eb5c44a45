import type { ListedRecord } from '@suite/contracts/records';
import { ButtonLink } from '@suite/ui/Button';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import type { RecordConfig } from '../record-config.ts';
import { contactActions, linkOf } from '../table/contact-actions.ts';
import { tableStrings } from '../table/table-strings.ts';

/** Renders the links that contact the sender at the foot of an open record, within reach of a thumb. */
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
          {strings.contactNames[contact.name]}
        </ButtonLink>
      ))}
    </Foot>
  );
}

const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin: auto calc(-1 * ${token('space', 4)}) 0;
  padding: ${token('space', 2)} ${token('space', 4)} calc(${token('space', 2)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token('color', 'hairline')};
  background: ${token('color', 'surface')};

  > a {
    flex: 1 1 auto;
  }

  ${media.short} {
    position: static;
  }
`;
