import { createSubmissionKeys } from '@suite/contracts/submission-key';
import type { ObjectSchema } from 'yup';
import type { SubmissionFailure } from './failure.ts';
import { keepText, takeKeptText } from './kept-text.ts';
import type { Receipt } from './SentPanel.tsx';

/** The result of an attempt to send a form. */
export type Sent =
  | { receipt: Receipt }
  | { failure: SubmissionFailure; fields: Record<string, string> | undefined };

/**
 * Creates the draft of a form: typed values, the idempotency key they were sent with, and the attempt to send them. All
 * three survive unmounting; values and key also a failure, and the document, for Back and for the reload after a deploy
 * (docs/decisions/0080).
 */
export function createDraft<Values extends Record<string, string>>(
  form: string,
  schema: ObjectSchema<Values>,
) {
  const empty = Object.fromEntries(Object.keys(schema.fields).map((field) => [field, ''])) as Values;
  let values = empty;
  let begunAt: number | undefined;
  let sending: Promise<Sent> | undefined;
  const keys = createSubmissionKeys();
  const isTyped = () => Object.values(values).some((text) => text !== '');

  /** Keeps the values for the next document, besides what a page has kept for the form. */
  const keep = () => {
    if (!isTyped()) return;
    const filled = Object.entries(values).filter(([, text]) => text !== '');
    const all = { ...takeKeptText(form)?.values, ...Object.fromEntries(filled) };
    keepText(form, { values: all, sent: keys.last(), begunAt, isUnsent: sending !== undefined });
  };

  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', keep);
    // The browser may end a hidden page without another event, or show it again with its values.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') keep();
      else if (isTyped()) takeKeptText(form);
    });
  }

  return {
    form,
    empty,
    read: () => values,
    write(typed: Values) {
      values = typed;
    },
    /**
     * Returns the values kept over a reload, and whether the form was being sent at that time. Removes them from storage.
     */
    restore(): { kept: Partial<Values>; isUnsent: boolean } {
      const held = takeKeptText(form);
      if (!held) return { kept: {}, isUnsent: false };
      // A product page keeps only the chosen plan.
      begunAt = held.begunAt ?? begunAt;
      if (held.sent) keys.restore(held.sent);
      const known = Object.entries(held.values).filter(([name]) => Object.hasOwn(empty, name));
      return { kept: Object.fromEntries(known) as Partial<Values>, isUnsent: held.isUnsent === true };
    },
    /** Returns the attempt to send the form that has no result yet. */
    sending: () => sending,
    /** Keeps an attempt until it has a result. */
    keepSending(attempt: Promise<Sent>) {
      sending = attempt.finally(() => {
        sending = undefined;
      });
      return sending;
    },
    /** Records when the visitor started to use the form; later calls have no effect. */
    begin(at = Date.now()) {
      begunAt ??= at;
    },
    /** Returns the milliseconds since the visitor started to use the form, or undefined before that. */
    elapsed: () => (begunAt === undefined ? undefined : Math.max(0, Math.round(Date.now() - begunAt))),
    keyFor: keys.keyFor,
    forgetKey: keys.forget,
    /** Empties the draft. Called after the form was sent. */
    clear() {
      values = empty;
      begunAt = undefined;
      keys.forget();
    },
  };
}

export type Draft<Values extends Record<string, string>> = ReturnType<typeof createDraft<Values>>;
