import { normalizeEmail } from '@suite/contracts/email';

/** Returns the WhatsApp URL of a number in the format E.164. */
export const chatUrl = (number: string) => `https://wa.me/${number.slice(1)}`;

/** Returns the `mailto:` URL of an address, with the domain in ASCII, which every mail program understands. */
export const mailUrl = (email: string) =>
  `mailto:${encodeURIComponent(normalizeEmail(email)).replace('%40', '@')}`;
