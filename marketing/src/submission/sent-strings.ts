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
export const sentStrings = { en, ja };
