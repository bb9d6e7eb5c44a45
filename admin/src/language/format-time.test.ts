import { formatDate, formatRecentTime, formatSince, formatTime } from './format-time.ts';

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

test.each([
  ['2026-11-05', 'Today 15:30', '今日 15:30', '15:30'],
  ['2026-11-06', 'Yesterday 15:30', '昨日 15:30', 'Thu 15:30'],
  ['2026-11-07', '5 Nov, 15:30', '11月5日 15:30', 'Thu 15:30'],
  ['2026-11-12', '5 Nov, 15:30', '11月5日 15:30', '5 Nov, 15:30'],
  ['2027-01-02', '5 Nov 2026, 15:30', '2026/11/05 15:30', '5 Nov 2026, 15:30'],
])('on %s a time reads %s', (today, en, ja, since) => {
  setBrowserLocales('en-GB', 'ja-JP');
  expect(formatRecentTime(date, 'en', today)).toBe(en);
  expect(formatRecentTime(date, 'ja', today)).toBe(ja);
  expect(formatSince(date, 'en', today)).toBe(since);
});

test('the first and the last minute of a local day belong to it', () => {
  setBrowserLocales('en-GB');
  expect(formatRecentTime(new Date(2026, 10, 5), 'en', '2026-11-05')).toBe('Today 00:00');
  expect(formatRecentTime(new Date(2026, 10, 4, 23, 59, 59), 'en', '2026-11-05')).toBe('Yesterday 23:59');
});
