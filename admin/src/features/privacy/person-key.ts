import { fieldsOf, shownValue } from '@suite/contracts/forms/form';
import { forms } from '@suite/contracts/forms/forms';
import { asciiDigits, fewestOfPerson } from '@suite/contracts/phone';
import type { ListedRecord, PersonKey, RecordKind } from '@suite/contracts/records';
import { email } from '@suite/contracts/text';

/** Parses an e-mail address or a phone number in any format; returns undefined for anything else. */
export function toPersonKey(typed: string): PersonKey | undefined {
  const text = typed.trim();
  if (/[@＠﹫]/.test(text) && email().isValidSync(text)) return { email: text };
  // Digits beside an @ are rather a mistyped address.
  if (/@.*\p{L}/u.test(text)) return undefined;
  return asciiDigits(text).replace(/\D/g, '').length >= fewestOfPerson ? { phone: text } : undefined;
}

/** Returns what two spellings of an address or number have in common, for the confirmation of an erasure. */
export const withoutSpelling = (text: string): string =>
  asciiDigits(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]/gu, '');

export const personKeyText = ({ email: address, phone }: PersonKey): string => address ?? phone ?? '';

/** Returns the e-mail address and the phone number of a record, each if it identifies a person. */
export const peopleOf = (kind: RecordKind, record: ListedRecord): PersonKey[] =>
  forms
    .filter((form) => form.kind === kind)
    .flatMap((form) => fieldsOf(form))
    .filter(({ role }) => role === 'email' || role === 'phone')
    .flatMap((field) => toPersonKey(shownValue(field, record)) ?? []);
