import { reloadEvent } from '@suite/host/reload-once';
import { putAside, takeBack } from './put-aside.ts';
import { createSubmissionKeys } from './submission-key.ts';

/**
 * What is typed into a form, and the key it is sent with: both outlive the form, a failure, and the one reload after a
 * deploy (R85).
 */
export function createDraft<Values extends Record<string, string>>(form: string, empty: Values) {
  let values = empty;
  let begunAt: number | undefined;
  const keys = createSubmissionKeys();
  const isTyped = () => Object.values(values).some((text) => text !== '');

  if (typeof window !== 'undefined')
    window.addEventListener(reloadEvent, () => {
      if (isTyped()) putAside(form, { values, sent: keys.last(), begunAt });
    });

  return {
    form,
    empty,
    read: () => values,
    write(typed: Values) {
      values = typed;
    },
    /** Gives back what a reload has put aside, once. */
    restore(): Partial<Values> {
      const held = takeBack(form);
      if (!held) return {};
      begunAt = held.begunAt;
      keys.restore(held.sent);
      const known = Object.entries(held.values).filter(([name]) => Object.hasOwn(empty, name));
      return Object.fromEntries(known) as Partial<Values>;
    },
    /** The visitor has turned to the form; the first time counts. */
    begin(at = Date.now()) {
      begunAt ??= at;
    },
    /** Milliseconds since then. */
    elapsed: () => (begunAt === undefined ? undefined : Math.max(0, Math.round(Date.now() - begunAt))),
    keyFor: keys.keyFor,
    forgetKey: keys.forget,
    /** The draft was sent. */
    clear() {
      values = empty;
      begunAt = undefined;
      keys.forget();
    },
  };
}

export type Draft<Values extends Record<string, string>> = ReturnType<typeof createDraft<Values>>;
