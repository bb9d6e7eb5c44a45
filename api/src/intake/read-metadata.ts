import {
  formerHoneypotField,
  honeypotField,
  type SubmissionMetadata,
  touchLimits,
} from '@suite/contracts/submission-metadata';
import { cleanLine, isStorable } from '@suite/contracts/text';
import type { Metadata } from '../submissions/submission.ts';

/** Form metadata as it was sent, not validated yet. */
type Sent = { readonly [Key in keyof SubmissionMetadata]?: unknown };

/** Milliseconds. A person takes at least this long to fill in a form. */
const shortestTyping = 2000;
/** Links allowed in a message before they count as a sign of spam. */
const mostLinks = 2;

const linksIn = (text: string) => text.match(/https?:\/\/|www\./gi)?.length ?? 0;

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

const isHurried = (elapsed: unknown) =>
  typeof elapsed === 'number' && elapsed >= 0 && elapsed < shortestTyping;

/**
 * Returns why a submission looks automated: a filled honeypot, or fast typing together with many links; otherwise null.
 * Missing metadata is not suspicious, because plain API calls send none (docs/decisions/0061).
 */
function suspicionOf(sent: Sent, message: string) {
  if (isFilled(sent[honeypotField]) || isFilled(sent[formerHoneypotField])) return 'honeypot';
  return isHurried(sent.elapsed) && linksIn(message) > mostLinks ? 'hurry, links' : null;
}

/** What values look like that are addresses: a browser sends no other. */
const shapes: Partial<Record<string, RegExp>> = { referrerHost: /^[\w.:[\]-]+$/, landingPath: /^\// };

/** Returns the known keys with valid text values as JSON; null if there are none. */
function touchOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const known = Object.entries(touchLimits).flatMap(([key, limit]) => {
    const sent = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    const text = typeof sent === 'string' ? cleanLine(sent) : '';
    if (text === '' || text.length > limit || !isStorable(text)) return [];
    return shapes[key]?.test(text) === false ? [] : [[key, text]];
  });
  return known.length > 0 ? JSON.stringify(Object.fromEntries(known)) : null;
}

/**
 * Reads the metadata of a form: honeypot, typing time and campaign touches. Never throws, because a robot gets the same
 * response as a person, and a lead with invalid campaign data is still stored. `message` is the form's long text, if it
 * has one.
 */
export const readMetadata = (sent: Sent, message = ''): Metadata => ({
  flaggedFor: suspicionOf(sent, message),
  firstTouch: touchOf(sent.firstTouch),
  lastTouch: touchOf(sent.lastTouch),
});
