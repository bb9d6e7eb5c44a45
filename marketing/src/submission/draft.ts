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
  let isUnsent = false;
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
    /** Returns the values kept over a reload and removes them from storage. */
    restore(): Partial<Values> {
      const held = takeKeptText(form);
      if (!held) return {};
      // A product page keeps only the chosen plan.
      begunAt = held.begunAt ?? begunAt;
      isUnsent = held.isUnsent === true;
      if (held.sent) keys.restore(held.sent);
      const known = Object.entries(held.values).filter(([name]) => Object.hasOwn(empty, name));
      return Object.fromEntries(known) as Partial<Values>;
    },
    /** Returns whether the page was reloaded while the restored form was being sent. */
    isUnsent: () => isUnsent,
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
