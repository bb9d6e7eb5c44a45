import { mailUrl } from './contact-links.ts';

test('mailUrl writes the domain in ASCII', () => {
  expect(mailUrl('info@müller.example')).toBe('mailto:info@xn--mller-kva.example');
  expect(mailUrl('用户@例え.example')).toBe('mailto:%E7%94%A8%E6%88%B7@xn--r8jz45g.example');
});

test('mailUrl escapes a subject or further recipients in an address', () => {
  expect(mailUrl('a?bcc=b&c@example.com')).toBe('mailto:a%3Fbcc%3Db%26c@example.com');
});
