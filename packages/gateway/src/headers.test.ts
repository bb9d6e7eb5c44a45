import { contentSecurityPolicy } from './headers.ts';

test('a configured video is the only foreign page that may stand in a frame', () => {
  expect(contentSecurityPolicy('https://video.example.com/embed/1?x=2')).toContain(
    '; frame-src https://video.example.com; ',
  );
});

test('without a video nothing may stand in a frame', () => {
  expect(contentSecurityPolicy(undefined)).toMatch(/^default-src 'none'; (?!.*frame-src)/);
});
