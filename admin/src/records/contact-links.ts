import { normalizeEmail } from '@suite/contracts/email';

/** Country code of Sri Lanka, the company's home country; added to numbers without a country code. */
const homeCode = '94';

/** Returns the WhatsApp URL of a telephone number in any format. */
export function chatUrl(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isInternational = number.trim().startsWith('+') || digits.startsWith('00');
  const whole = isInternational ? digits.replace(/^00/, '') : digits.replace(/^0/, homeCode);
  return `https://wa.me/${whole}`;
}

/** Returns the `mailto:` URL of an address, with the domain in ASCII, which every mail program understands. */
export const mailUrl = (email: string) =>
  `mailto:${encodeURIComponent(normalizeEmail(email)).replace('%40', '@')}`;
