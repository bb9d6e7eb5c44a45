import type { ApiFailure } from '@suite/web-api';
import { describeFailure, failureStrings } from './failure-strings.ts';

const refused = { code: 'refused', message: 'Refused' };
const failure = (status: number, rest: Partial<ApiFailure> = {}): ApiFailure => ({
  status,
  message: `${status}: <html>`,
  body: undefined,
  text: '<html>',
  retryAfter: undefined,
  ...rest,
});

test.each([
  ['no answer', failure(0), 'The server did not answer. Please try again.'],
  ['a page with 502', failure(502), 'The server did not answer. Please try again.'],
  ['500 of the API', failure(500, { body: refused }), 'That did not work. Please try again.'],
  ['422 of the API', failure(422, { body: refused }), 'That did not work. Please try again.'],
  ['403 of the API', failure(403, { body: refused }), 'Your account is not allowed to do this.'],
  ['403 of a firewall', failure(403), 'That did not work. Please try again.'],
  ['429', failure(429), 'Too many attempts. Please try again later.'],
  ['429 for 61 s', failure(429, { retryAfter: 61 }), 'Too many attempts. Please try again in 2 minutes.'],
  ['an error of a script', new TypeError('undefined'), 'That did not work. Please try again.'],
])('describes %s', (_what, error, words) => {
  expect(describeFailure(error, failureStrings.en)).toBe(words);
  expect(describeFailure(error, failureStrings.ja)).not.toMatch(/[a-z<]/i);
});
