import { cookieSignature } from './cookie-signature.ts';

const { sign, verify, index } = cookieSignature('a secret of at least thirty-two characters');
const signature = 'v40rzsfkfI25fAyuUY_fYAo27e8';

test('signs as Keygrip, so that sessions survive an upgrade', () => {
  expect(sign('session=abc')).toBe(signature);
});

test('accepts a signature of the same data', () => {
  expect([verify('session=abc', signature), index('session=abc', signature)]).toEqual([true, 0]);
});

test.each([
  ['session=abd', signature],
  ['session=abc', `${signature.slice(0, -1)}9`],
  ['session=abc', `${signature}=`],
  ['session=abc', ''],
  ['session=abc', 'é'.repeat(27)],
])('rejects for %s the signature "%s"', (data, given) => {
  expect([verify(data, given), index(data, given)]).toEqual([false, -1]);
});
