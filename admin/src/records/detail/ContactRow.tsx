import { telephoneUrl } from '@suite/site/telephone-url';
import { ButtonLink } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { useMedia } from '../../screen/use-media.ts';
import { chatUrl, mailUrl } from '../contact-links.ts';
import type { RecordField } from '../record-config.ts';
import { Highlighted } from '../search/Highlighted.tsx';
import { withFoot } from './ContactFoot.tsx';
import { CopyButton } from './CopyButton.tsx';
import { detailStrings } from './detail-strings.ts';

interface ContactRowProps {
  field: RecordField;
  text: string;
  /** The number to call; missing if it is unclear. */
  phoneNumber: string | null | undefined;
}

/**
 * Renders a phone number or an e-mail address as the buttons that contact the sender, with a copy button. On a phone, the buttons
 * are below the record, and these look like links.
 */
export function ContactRow({ field: { title, as, searchedAs }, text, phoneNumber }: ContactRowProps) {
  const strings = useStrings(detailStrings);
  const hasFoot = useMedia(withFoot);
  const value = <bdi>{searchedAs ? <Highlighted text={text} as={searchedAs} /> : text}</bdi>;
  return (
    <Row role="group" aria-label={title}>
      {as === 'email' ? (
        <Contact href={mailUrl(text)} $variant={hasFoot ? 'ghost' : 'secondary'} $size="small">
          <Mail aria-hidden size={16} strokeWidth={1.75} />
          {value}
        </Contact>
      ) : phoneNumber ? (
        <>
          <Contact href={telephoneUrl(phoneNumber)} $variant={hasFoot ? 'ghost' : 'primary'} $size="small">
            <Phone aria-hidden size={16} strokeWidth={1.75} />
            {value}
          </Contact>
          {!hasFoot && (
            <Contact
              href={chatUrl(phoneNumber)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={strings.chat}
              $variant="secondary"
              $size="small"
            >
              <MessageCircle aria-hidden size={16} strokeWidth={1.75} />
              WhatsApp
            </Contact>
          )}
        </>
      ) : (
        value
      )}
      <CopyButton title={title} text={text} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
  color: ${token('color', 'ink')};

  > button {
    margin-left: auto;
  }

  bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Contact = styled(ButtonLink)`
  && {
    flex: 1 1 7.5rem;
    max-width: max-content;
    font-variant-numeric: tabular-nums;
  }

  @media ${withFoot} {
    && {
      margin-left: -${token('space', 3)};
    }
  }
`;
