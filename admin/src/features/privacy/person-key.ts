import { asciiDigits, fewestOfPerson } from '@suite/contracts/phone';
import type { PersonKey } from '@suite/contracts/records';
import { email } from '@suite/contracts/text';

/** Parses an e-mail address or a phone number in any format; returns undefined for anything else. */
export function toPersonKey(typed: string): PersonKey | undefined {
  const text = typed.trim();
  if (/[@＠]/.test(text)) return email().isValidSync(text) ? { email: text } : undefined;
  return asciiDigits(text).replace(/\D/g, '').length >= fewestOfPerson ? { phone: text } : undefined;
}

export const personKeyText = ({ email: address, phone }: PersonKey): string => address ?? phone ?? '';
