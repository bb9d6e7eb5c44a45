const en = { call: ' You can also call ', or: ' or write to ', write: ' You can also write to ', end: '.' };

const ja: typeof en = {
  call: 'お電話（',
  or: '）またはメール（',
  write: 'メール（',
  end: '）でもご連絡いただけます。',
};

export type ReachStrings = typeof en;

/** The text around a phone number and an e-mail address, either of which may be missing. Follows a sentence. */
export const reachStrings = { en, ja };
