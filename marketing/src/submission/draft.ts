import { reloadEvent } from '@suite/host/reload-once';
import type { ObjectSchema } from 'yup';
import { keepText, takeKeptText } from './kept-text.ts';
import { createSubmissionKeys } from './submission-key.ts';

/**
 * Creates the draft of a form: typed values and the idempotency key they were sent with. Both survive unmounting, a
 * failure, and the single reload after a deploy (docs/decisions/0080).
 */
export function createDraft<Values extends Record<string, string>>(
  form: string,
  schema: ObjectSchema<Values>,
) {
  const empty = Object.fromEntries(Object.keys(schema.fields).map((field) => [field, ''])) as Values;
  let values = empty;
  let begunAt: number | undefined;
  let isSending = false;
  const keys = createSubmissionKeys();
  const isTyped = () => Object.values(values).some((text) => text !== '');

  if (typeof window !== 'undefined')
    window.addEventListener(reloadEvent, () => {
      if (isTyped()) keepText(form, { values, sent: keys.last(), begunAt, isUnsent: isSending });
    });

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
    markSending(value: boolean) {
      isSending = value;
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
