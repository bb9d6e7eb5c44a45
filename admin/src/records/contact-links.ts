/** Country code of Sri Lanka, the company's home country; added to numbers without a country code. */
const homeCode = '94';

/** Returns the WhatsApp URL of a telephone number in any format. */
export function chatUrl(number: string): string {
  const digits = number.replace(/\D/g, '');
  const isInternational = number.trim().startsWith('+') || digits.startsWith('00');
  const whole = isInternational ? digits.replace(/^00/, '') : digits.replace(/^0/, homeCode);
  return `https://wa.me/${whole}`;
}

export const mailUrl = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
