import type { SentKey } from './submission-key.ts';

/** What a form held when the page was loaded anew (R85). */
export interface PutAside {
  values: Record<string, string>;
  /** The key it was last sent with, and what was sent then. */
  sent?: SentKey | undefined;
  /** When its visitor began, in milliseconds since 1970. */
  begunAt?: number | undefined;
}

const keyOf = (form: string) => `typed:${form}`;

/** Keeps a form's text over the one reload after a deploy; without storage it is lost, as it was meant to be kept here alone. */
export function putAside(form: string, held: PutAside) {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(held));
  } catch {}
}

const isRecordOfText = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** Gives what was put aside and removes it. */
export function takeBack(form: string): PutAside | undefined {
  try {
    const held = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as PutAside | null;
    sessionStorage.removeItem(keyOf(form));
    return held && isRecordOfText(held.values) ? held : undefined;
  } catch {
    return undefined;
  }
}

const isTextControl = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** What is typed into the fields of a form as they stand in the document, by their names. */
export const typedInto = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.elements]
      .filter(isTextControl)
      .filter(({ name }) => name !== '')
      .map(({ name, value }) => [name, value]),
  );
