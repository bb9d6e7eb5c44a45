/** Numbers are dialled from the company's home, Sri Lanka, where people leave the country's code out. */
const homeCode = '94';

/** Takes a telephone number in any spelling, gives the address of a WhatsApp chat with it. */
export function chatUrl(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isInternational = number.trim().startsWith('+') || digits.startsWith('00');
  const whole = isInternational ? digits.replace(/^00/, '') : digits.replace(/^0/, homeCode);
  return `https://wa.me/${whole}`;
}

export const mailUrl = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
