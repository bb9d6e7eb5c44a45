import { chatUrl, mailUrl } from './contact-links.ts';

test.each([
  ['+94 77 555 0123', '94775550123'],
  ['0094-77-555-0123', '94775550123'],
  ['077 555 0123', '94775550123'],
  ['+1 (512) 555-0100', '15125550100'],
])('chatUrl normalizes %s to %s', (number, digits) => {
  expect(chatUrl(number)).toBe(`https://wa.me/${digits}`);
});

test('mailUrl writes the domain in ASCII', () => {
  expect(mailUrl('info@müller.example')).toBe('mailto:info@xn--mller-kva.example');
  expect(mailUrl('用户@例え.example')).toBe('mailto:%E7%94%A8%E6%88%B7@xn--r8jz45g.example');
});

test('mailUrl escapes a subject or further recipients in an address', () => {
  expect(mailUrl('a?bcc=b&c@example.com')).toBe('mailto:a%3Fbcc%3Db%26c@example.com');
});
