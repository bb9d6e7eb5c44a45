import { createSubmissionKeys } from './submission-key.ts';

/** What is typed into a form, and the key it is sent with: both outlive the form and a failure (R85). */
export function createDraft<Values>(empty: Values) {
  let values = empty;
  const keys = createSubmissionKeys();
  return {
    empty,
    read: () => values,
    write(typed: Values) {
      values = typed;
    },
    keyFor: keys.keyFor,
    /** The draft was sent. */
    clear() {
      values = empty;
      keys.forget();
    },
  };
}

export type Draft<Values> = ReturnType<typeof createDraft<Values>>;
