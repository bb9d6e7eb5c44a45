import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawAnswer } from '../raw-request.ts';

const specification = readFileSync(join(__dirname, '../../../../docs/specification.md'), 'utf8');

/** Error codes by status, from the table of docs/specification.md. */
const documentedCodes = new Map(
  [...specification.matchAll(/^\| ([45]\d\d(?:, [45]\d\d)*) \| (`[a-z_]+`.*) \|$/gm)].flatMap(
    ([, statuses = '', codes = '']) =>
      statuses
        .split(', ')
        .map(
          (status) => [Number(status), [...codes.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code)] as const,
        ),
  ),
);

const accepted = [200, 201, 204];
/** Statuses with which the API refuses content; others are of the connection or of the address. */
const refused = [400, 401, 403, 404, 409, 413, 415, 422, 429];

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** Returns what is wrong with the body of a refusal, or undefined. */
function problemOfError({ status, headers, text }: RawAnswer): string | undefined {
  if (headers['content-type'] !== 'application/json; charset=utf-8') return 'the type of the error';
  const { code, message, fields = {}, ...others } = JSON.parse(text);
  if (!documentedCodes.get(status)?.includes(code)) return `the code ${code}`;
  if (!isText(message)) return 'the message';
  if (Object.keys(others).length > 0) return `the unknown keys ${Object.keys(others)}`;
  if (!Object.values(fields).every(isText)) return 'the fields';
  return status === 429 && !/^[1-9]\d*$/.test(headers['retry-after'] ?? '')
    ? 'the missing Retry-After'
    : undefined;
}

/** Returns what docs/specification.md does not allow in an answer, or undefined. */
export function undocumentedIn(answer: RawAnswer): string | undefined {
  const { status, headers } = answer;
  if (headers['cache-control'] !== 'no-store' || !headers['x-request-id']) return 'the missing headers';
  if (accepted.includes(status)) return undefined;
  return refused.includes(status) ? problemOfError(answer) : 'the status';
}

export const isRefusal = ({ status }: RawAnswer) => status >= 400;
