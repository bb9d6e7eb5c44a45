import { asciiDigits } from '@suite/contracts/phone';
import { number } from 'yup';

/** Returns the schema of a setting that is a number written in digits. `reason` follows the error message. */
export const wholeNumber = (min: number, max: number, fallback: number, reason = '') => {
  const message = ({ path }: { path: string }) =>
    `${path} must be a whole number from ${min} to ${max}${reason}`;
  return number()
    .transform((_cast: number, text: unknown) => {
      const digits = asciiDigits(String(text)).trim();
      return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
    })
    .typeError(message)
    .min(min, message)
    .max(max, message)
    .default(fallback);
};
