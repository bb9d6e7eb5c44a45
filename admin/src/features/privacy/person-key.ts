import type { PersonKey } from '@suite/contracts/records';
import { email } from '@suite/contracts/text';

const fewestDigits = 7;

/** Parses an e-mail address or a phone number in any format; returns undefined for anything else. */
export function toPersonKey(typed: string): PersonKey | undefined {
  const text = typed.trim();
  if (text.includes('@')) return email().isValidSync(text) ? { email: text } : undefined;
  const isPhone = /^[+\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= fewestDigits;
  return isPhone ? { phone: text } : undefined;
}

export const personKeyText = ({ email: address, phone }: PersonKey): string => address ?? phone ?? '';
