import { isDate, isDay } from '@suite/contracts/records';
import { cleanLine, isStorable } from '@suite/contracts/text';
import { invalidField, invalidInput } from './errors.ts';

/** Parameters of a query, or fields of a body whose values are not validated yet. */
export type Given = Readonly<Record<string, unknown>>;

/** Midnights of the first and the last date that are accepted, in any time zone. */
const earliest = Date.UTC(1999, 11, 31);
const latest = Date.UTC(2200, 0, 2);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/**
 * Returns the cleaned text of a parameter, or undefined if it is missing or empty. Throws 400 if it is repeated, not text
 * or can't be stored.
 */
export function readText(given: Given, name: string): string | undefined {
  const value = given[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalidField(name, `${name} must be given once, as text`);
  if (!isStorable(value)) throw invalidField(name, `${name} contains characters that cannot be used`);
  return cleanLine(value) || undefined;
}

/** Returns a parameter that must be one of `words`, or undefined if it is missing. Throws 400 for any other text. */
export function readWord<Word extends string>(
  given: Given,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = readText(given, name);
  const word = words.find((known) => known === text);
  if (text !== undefined && word === undefined)
    throw invalidField(name, `${name} must be one of ${words.join(', ')}`);
  return word;
}

/**
 * Returns a parameter that must be a whole number within the limits, or undefined if it is missing. Throws 400 for
 * anything else.
 */
export function readNumber(given: Given, name: string, min: number, max: number): number | undefined {
  const text = readText(given, name);
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw invalidField(name, `${name} must be a whole number from ${min} to ${max}`);
  return value;
}

/** Returns a date in a parameter, or undefined if it is missing. Throws 400 for anything that is not `accepted`. */
export function readDay(
  given: Given,
  name: string,
  accepted: (text: string) => boolean = isDate,
): string | undefined {
  const text = readText(given, name);
  if (text !== undefined && !accepted(text))
    throw invalidField(name, `${name} must be a date like 2026-11-21`);
  return text;
}

/** Returns the time in a parameter as UTC milliseconds, or undefined if it is missing. Throws 400 for anything else. */
function readInstant(given: Given, name: string): number | undefined {
  const text = readText(given, name);
  if (text === undefined) return undefined;
  const at = instant.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
  if (!(at >= earliest && at <= latest))
    throw invalidField(name, `${name} must be a time like 2026-11-21T09:30:00Z, from the year 2000 on`);
  return at;
}

/** Returns the times in `from` and `to`, of which each may be missing. Throws 400, also if `to` is not after `from`. */
export function readPeriod(given: Given): { from?: number; to?: number } {
  const [from, to] = [readInstant(given, 'from'), readInstant(given, 'to')];
  if (from !== undefined && to !== undefined && from >= to) throw invalidField('to', 'to must be after from');
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Rejects unknown parameters with 400: ignoring a misspelt one would widen an export or a deletion. */
export function refuseUnknown(given: Given, names: readonly string[]) {
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalidInput(`There is no parameter ${unknown.slice(0, 40)}`);
}
