import { telephoneUrl } from '@suite/site/telephone-url';
import { TextLink } from '@suite/ui/TextLink';
import { media, token } from '@suite/ui/theme';
import { MessageCircle } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { chatUrl, mailUrl } from '../contact-links.ts';
import type { RecordField } from '../record-config.ts';
import { Highlighted } from '../search/Highlighted.tsx';
import { CopyButton } from './CopyButton.tsx';
import { detailStrings } from './detail-strings.ts';

interface SubmittedFieldProps {
  title: string;
  text: string;
  as: RecordField['as'];
  searchedAs: RecordField['searchedAs'];
  /** The number to call; missing if it is unclear. */
  phoneNumber?: string | null | undefined;
}

function Value({ text, as, searchedAs, phoneNumber }: Omit<SubmittedFieldProps, 'title'>) {
  const marked = searchedAs ? <Highlighted text={text} as={searchedAs} /> : text;
  if (as === 'email') return <TextLink href={mailUrl(text)}>{marked}</TextLink>;
  if (as === 'phone' && phoneNumber) return <TextLink href={telephoneUrl(phoneNumber)}>{marked}</TextLink>;
  return marked;
}

/** Renders a submitted value with links to reply and a copy button. */
export function SubmittedField({ title, ...value }: SubmittedFieldProps) {
  const { text, as, phoneNumber } = value;
  const strings = useStrings(detailStrings);
  return (
    <Field>
      <dt>{title}</dt>
      <dd>
        <bdi>{text ? <Value {...value} /> : '-'}</bdi>
        {text && (
          <Buttons>
            {as === 'phone' && phoneNumber && (
              <ChatLink
                href={chatUrl(phoneNumber)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={strings.chat}
                title={strings.chat}
              >
                <MessageCircle aria-hidden size={16} strokeWidth={1.75} />
              </ChatLink>
            )}
            <CopyButton title={title} text={text} />
          </Buttons>
        )}
      </dd>
    </Field>
  );
}

const Field = styled.div`
  dt {
    color: ${token('color', 'textMuted')};
    font-size: 0.8125rem;
  }

  dd {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${token('space', 2)};
    min-height: 2rem;
    color: ${token('color', 'ink')};
  }

  bdi {
    min-width: 0;
    padding-block: 3px;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const Buttons = styled.span`
  display: flex;
  flex: none;
`;

const ChatLink = styled.a`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 10px;
  color: ${token('color', 'textMuted')};

  &:hover {
    background: ${token('color', 'sunken')};
    color: ${token('color', 'ink')};
  }

  ${media.touch} {
    width: ${token('size', 'target')};
    height: ${token('size', 'target')};
  }
`;
