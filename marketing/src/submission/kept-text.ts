import type { SentKey } from '@suite/contracts/submission-key';

/** State of a form when the page was reloaded. */
export interface KeptText {
  values: Record<string, string>;
  /** The idempotency key of the last attempt, and the values sent with it. */
  sent?: SentKey | undefined;
  /** When the visitor started to use the form, in milliseconds since 1970. */
  begunAt?: number | undefined;
  /** Whether the page was reloaded while the form was being sent. */
  isUnsent?: boolean;
}

const keyOf = (form: string) => `typed:${form}`;

/**
 * Keeps a form's text over the single reload after a deploy (docs/decisions/0080). Without storage, the text is lost.
 */
export function keepText(form: string, held: KeptText) {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(held));
  } catch {}
}

const isRecordOfText = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Returns a form's kept text. Throws without storage. */
function readKeptText(form: string): KeptText | undefined {
  const held = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as KeptText | null;
  return held && isRecordOfText(held.values) ? held : undefined;
}

/** Returns a form's kept text and removes it from storage. */
export function takeKeptText(form: string): KeptText | undefined {
  try {
    const held = readKeptText(form);
    sessionStorage.removeItem(keyOf(form));
    return held;
  } catch {
    return undefined;
  }
}

/** Returns the kept value of a form's field and leaves it in storage; '' if none is kept. */
export function keptValue(form: string, field: string): string {
  try {
    return readKeptText(form)?.values[field] ?? '';
  } catch {
    return '';
  }
}
