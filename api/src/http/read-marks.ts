import { honeypotField, type SubmissionMarks, touchLimits } from '@suite/contracts/submission-marks';
import type { Marks } from '../intake/submission.ts';

/** What may have been sent, whatever it turns out to be. */
type Sent = { readonly [Mark in keyof SubmissionMarks]?: unknown };

/** Nobody types a form in less, as robots do. */
const shortestTyping = 2000;
/** A message may point to this many pages. */
const mostLinks = 2;

const linksIn = (text: string) => text.match(/https?:\/\/|www\./gi)?.length ?? 0;

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

const isHurried = (elapsed: unknown) =>
  typeof elapsed === 'number' && elapsed >= 0 && elapsed < shortestTyping;

/** The filled honeypot, or two weaker signs together (conventions.md section 2); what a bare call lacks is no sign. */
function suspicionOf(sent: Sent, message: string) {
  if (isFilled(sent[honeypotField])) return 'honeypot';
  return isHurried(sent.elapsed) && linksIn(message) > mostLinks ? 'hurry, links' : null;
}

/** The known keys whose values are text that can be stored; nothing else, and null where nothing is left. */
function touchOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const known = Object.entries(touchLimits).flatMap(([key, limit]) => {
    const text = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    const isKept = typeof text === 'string' && text !== '' && text.length <= limit && isStorable(text);
    return isKept ? [[key, text]] : [];
  });
  return known.length > 0 ? JSON.stringify(Object.fromEntries(known)) : null;
}

const isStorable = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text);

/**
 * Reads what came with a form beside its fields. Never throws: a robot gets the answer that people get, and no lead is
 * refused for its campaign. `message` is the form's long text, if it has one.
 */
export const readMarks = (sent: Sent, message = ''): Marks => ({
  flaggedFor: suspicionOf(sent, message),
  firstTouch: touchOf(sent.firstTouch),
  lastTouch: touchOf(sent.lastTouch),
});
