import { type Landing, rememberTouch } from './remember-touch.ts';
import { readTouches } from './stored-touches.ts';

beforeEach(() => localStorage.clear());

const site = 'https://www.example.com';
const arrive = (landing: Partial<Landing>) =>
  rememberTouch({ url: `${site}/`, referrer: '', language: 'en-GB', ...landing });

test('the first visit is stored as first and last touch, with known campaign parameters only', () => {
  arrive({
    url: `${site}/business/jp?utm_source=news&utm_campaign=%E6%98%A5&gclid=x1&session=secret#top`,
    referrer: 'https://search.example.com/?q=private+words',
    language: 'ja-JP',
  });
  const touch = {
    utmSource: 'news',
    utmCampaign: '春',
    gclid: 'x1',
    referrerHost: 'search.example.com',
    landingPath: '/business/jp',
    language: 'ja-JP',
  };
  expect(readTouches()).toEqual({ firstTouch: touch, lastTouch: touch });
});

test('only a later visit from another site or campaign updates the last touch', () => {
  arrive({ url: `${site}/?utm_source=first` });
  arrive({ url: `${site}/contact`, referrer: 'https://blog.example.com/post' });
  arrive({ url: `${site}/about`, referrer: `${site}/contact` });
  arrive({ url: `${site}/partner` });
  expect(readTouches()).toEqual({
    firstTouch: { utmSource: 'first', landingPath: '/', language: 'en-GB' },
    lastTouch: { referrerHost: 'blog.example.com', landingPath: '/contact', language: 'en-GB' },
  });
});

test('values that the API would reject are not stored', () => {
  arrive({ url: `${site}/?utm_source=${'x'.repeat(201)}&utm_medium=mail`, referrer: 'no address' });
  expect(readTouches().firstTouch).toEqual({ utmMedium: 'mail', landingPath: '/', language: 'en-GB' });
});

test('invalid stored data counts as empty', () => {
  localStorage.setItem('touches', '{not JSON');
  expect(readTouches()).toEqual({});
  arrive({ referrer: 'https://blog.example.com/' });
  expect(readTouches().firstTouch).toMatchObject({ referrerHost: 'blog.example.com' });
});

test('a browser without URL.canParse stores the visit too', () => {
  const { canParse } = URL;
  Object.assign(URL, { canParse: undefined });
  try {
    arrive({ referrer: 'https://blog.example.com/post' });
    expect(readTouches().firstTouch).toMatchObject({ referrerHost: 'blog.example.com' });
  } finally {
    Object.assign(URL, { canParse });
  }
});
