import { formatDate, formatTime } from './format-time.ts';

const date = new Date(2026, 10, 5, 15, 30);

function setBrowserLocales(...locales: string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(locales);
}

afterEach(() => jest.restoreAllMocks());

test('times use the first browser locale that matches the interface language', () => {
  setBrowserLocales('ja-JP', 'en-US');
  expect(formatTime(date, 'en')).toBe(date.toLocaleString('en-US'));
  expect(formatTime(date, 'ja')).toBe(date.toLocaleString('ja-JP'));
});

test('calendar dates use the locale of the times', () => {
  setBrowserLocales('en-GB', 'ja-JP');
  expect(formatDate('2026-11-05', 'en')).toBe('5 Nov 2026');
  expect(formatDate('2026-11-05', 'ja')).toBe('2026/11/05');
});

test('times in English use en-GB if the browser has no English locale', () => {
  setBrowserLocales('de-DE', 'ja');
  expect(formatTime(date, 'en')).toBe(date.toLocaleString('en-GB'));
});
