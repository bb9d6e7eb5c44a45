import { bodies } from './bodies.ts';
import { headers, heads } from './heads.ts';
import { paths, ranges } from './paths.ts';
import type { RawRequest } from './raw-request.ts';

/**
 * Returns several hundred malformed or unusual requests, the same ones in every run. `files` are paths of
 * static files, for ranges.
 */
export const hostileRequests = (files: readonly string[]): RawRequest[] => [
  ...ranges(files),
  ...paths(),
  ...heads(),
  ...headers(),
  ...bodies(),
  ...mutations(),
];

const whole = Buffer.from(
  'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 39\r\n\r\n{"username":"nobody","password":"wrong"}',
);

const replacements = [0x00, 0x0a, 0x0d, 0x20, 0x2c, 0x3a, 0x7f, 0xff];

/** Returns one valid request cut off at various lengths, and with single bytes of its head replaced. */
function mutations(): RawRequest[] {
  const cut = Array.from({ length: Math.floor(whole.length / 7) }, (_, index) => ({
    title: `cut after ${index * 7} bytes`,
    bytes: whole.subarray(0, index * 7),
  }));
  const replaced = Array.from({ length: 90 }, (_, index) => {
    const byte = replacements[index % replacements.length] as number;
    const bytes = Buffer.from(whole);
    bytes[index] = byte;
    return { title: `byte ${index} replaced by 0x${byte.toString(16)}`, bytes };
  });
  return [...cut, ...replaced];
}
