import { Button } from '@suite/ui/Button';
import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import { CircleCheck } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { ReachUs } from './ReachUs.tsx';
import type { ReachStrings } from './reach-strings.ts';

interface SentStrings {
  thanks(name: string): string;
  /** Precedes what the visitor chose. */
  choice: string;
  reference: string;
  /** The sentence below the reference. */
  quote: ReachStrings;
  again: string;
}

const en: SentStrings = {
  thanks: (name) => `Thank you, ${name}.`,
  choice: 'Your choice:',
  reference: 'Your reference',
  quote: { call: 'Quote it if you call ', or: ' or write to ', write: 'Quote it if you write to ', end: '.' },
  again: 'Send another',
};

const ja: SentStrings = {
  thanks: (name) => `${name}様、ありがとうございます。`,
  choice: 'ご選択の内容：',
  reference: '受付番号',
  quote: {
    call: 'お問い合わせの際は、お電話（',
    or: '）またはメール（',
    write: 'お問い合わせの際は、メール（',
    end: '）でこの番号をお知らせください。',
  },
  again: '続けて送信する',
};

/** Texts of the panel that replaces a form after it was sent. */
const sentStrings = { en, ja };

/** What the visitor sees after a form was sent. */
export interface Receipt {
  name: string;
  /** The text of the form's notice. */
  notice?: { title: string; description: string };
  /** What the visitor chose on a product page. */
  choice?: string | undefined;
  /** What happens next, and when. */
  next: string;
  reference: string;
}

interface SentPanelProps {
  receipt: Receipt;
  language: keyof typeof sentStrings;
  onAgain(event: MouseEvent<HTMLButtonElement>): void;
}

/** Renders the panel that takes a form's place after it was sent. */
export function SentPanel({ receipt, language, onAgain }: SentPanelProps) {
  const strings = sentStrings[language];
  const { name, notice, choice, next, reference } = receipt;
  return (
    <Panel data-sent>
      <CircleCheck aria-hidden size={40} strokeWidth={1.5} />
      <Heading as="h3" $size="title">
        {strings.thanks(name)}
      </Heading>
      {notice && (
        <Notice>
          <b>{notice.title}</b> {notice.description}
        </Notice>
      )}
      {choice && (
        <p>
          {strings.choice} <b>{choice}</b>
        </p>
      )}
      <p>{next}</p>
      <Reference>
        <p>{strings.reference}</p>
        <strong>{reference}</strong>
        <p>
          <ReachUs strings={strings.quote} />
        </p>
      </Reference>
      <Button $variant="secondary" onClick={onAgain}>
        {strings.again}
      </Button>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space', 4)};
  overflow-wrap: anywhere;

  & > svg {
    color: ${token('color', 'success')};
  }
`;

const Notice = styled.p`
  b {
    display: block;
  }
`;

const Reference = styled.div`
  width: 100%;
  padding: ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'sunken')};

  p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }

  strong {
    display: block;
    padding-block: ${token('space', 1)};
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'title')};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.06em;
    user-select: all;
  }
`;
