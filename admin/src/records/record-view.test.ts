import { type ListFilter, listFilterNames, listFilters } from '@suite/contracts/list-filters';
import { localDay } from './date-presets.ts';
import {
  countFilters,
  noFilters,
  readView,
  toFilter,
  toQuery,
  withoutFilter,
  writeView,
} from './record-view.ts';

test('readView returns the first page of the inbox for an empty address', () => {
  const view = readView('');
  expect(toQuery(view, { today: '2026-11-20' })).toEqual({ folder: 'inbox', limit: 50 });
  expect(view).toMatchObject({ page: 1, record: 0, sort: '-createdAt' });
});

test('writeView omits default values, and readView restores the others', () => {
  const changes = {
    folder: 'flagged',
    q: '山田 & co',
    when: '',
    from: '2026-11-01',
    to: '2026-11-20',
    status: 'won',
    source: 'example.com',
    unread: true,
    assignee: '12',
    followUp: 'overdue',
    sort: 'name',
    page: 3,
    cursor: 'a+b/c=',
    record: 12,
  } as const;
  const search = writeView('?tab=contacts', changes);
  expect(readView(search)).toEqual(changes);
  expect(writeView(search, { ...noFilters, q: '', folder: 'inbox', sort: '-createdAt' })).toBe(
    '?tab=contacts',
  );
});

test.each(listFilterNames)('the filter %s is kept in the address and removed from it', (name) => {
  const filter: ListFilter = listFilters[name];
  const value = { choice: Object.keys('choices' in filter ? filter.choices : {})[0], flag: true };
  const set = { [name]: { text: 'google', account: 'me', ...value }[filter.type] };
  const address = writeView('?tab=contacts', set);
  expect(toFilter(readView(address), { today: '2026-11-20' })).toMatchObject(set);
  expect(countFilters(readView(address))).toBe(1);
  expect(writeView(address, withoutFilter(name))).toBe('?tab=contacts');
});

test('readView ignores invalid values', () => {
  const search =
    '?folder=attic&status=odd&sort=-password&from=2026-02-30&to=soon&page=-4&cursor=x&record=1e99&unread=yes&assignee=0&followUp=soon';
  expect(readView(search)).toMatchObject({
    folder: 'inbox',
    status: '',
    sort: '-createdAt',
    from: '',
    to: '',
    page: 1,
    record: 0,
    unread: false,
    assignee: '',
    followUp: '',
  });
  expect(readView('?page=7').page).toBe(1);
});

test('readView keeps what the API accepts of a search, a source and a day', () => {
  expect(readView(`?q=${'x'.repeat(300)}&source=GOOGLE`)).toMatchObject({
    q: 'x'.repeat(200),
    source: 'google',
  });
  expect(readView(`?q=a%00b&source=${'x'.repeat(41)}`)).toMatchObject({ q: 'ab', source: '' });
  expect(readView(`?source=%00x&q=${'a'.repeat(199)}${encodeURIComponent('👍👍')}`)).toMatchObject({
    q: `${'a'.repeat(199)}👍`,
    source: 'x',
  });
  for (const day of ['1999-12-31', '0001-01-01', '2200-01-01', '9999-12-31', '2026-2-3'])
    expect(readView(`?from=${day}&to=${day}`)).toMatchObject({ from: '', to: '' });
});

test('toFilter exchanges days in the wrong order', () => {
  const times = { today: '2026-12-24' };
  expect(toFilter(readView('?from=2026-11-30&to=2026-11-02'), times)).toEqual(
    toFilter(readView('?from=2026-11-02&to=2026-11-30'), times),
  );
});

test('toFilter covers whole days in the local time zone', () => {
  const { from, to } = toFilter(readView('?from=2026-11-30&to=2026-11-30'), { today: '2026-12-24' });
  expect(new Date(from ?? '')).toEqual(new Date(2026, 10, 30));
  expect(new Date(to ?? '')).toEqual(new Date(2026, 11, 1));
});

test.each([
  ['today', '2026-11-22', '2026-11-22'],
  ['yesterday', '2026-11-21', '2026-11-21'],
  // 22 November 2026 is a Sunday; the week starts on Monday.
  ['week', '2026-11-16', '2026-11-22'],
  ['30days', '2026-10-24', '2026-11-22'],
])('the preset %s covers whole local days from the first to the last millisecond', (when, first, last) => {
  const view = readView(`?when=${when}&from=2020-01-01`);
  const { from = '', to = '' } = toFilter(view, { today: '2026-11-22' });
  expect([localDay(new Date(from)), localDay(new Date(Date.parse(to) - 1))]).toEqual([first, last]);
  for (const end of [from, to])
    expect([new Date(end).getHours(), new Date(end).getMinutes(), new Date(end).getSeconds()]).toEqual([
      0, 0, 0,
    ]);
  expect(writeView('', view)).toBe(`?when=${when}`);
});

test('what is new since the last visit starts when it ended', () => {
  const view = readView('?when=visit');
  const lastVisitEnd = '2026-11-19T08:30:00.000Z';
  expect(toFilter(view, { today: '2026-11-22', lastVisitEnd })).toEqual({
    folder: 'inbox',
    from: lastVisitEnd,
  });
  expect(countFilters(view)).toBe(1);
});

test('presets cross the ends of months and years', () => {
  const days = (when: string, today: string) => {
    const { from = '', to = '' } = toFilter(readView(`?when=${when}`), { today });
    return [localDay(new Date(from)), localDay(new Date(Date.parse(to) - 1))];
  };
  expect(days('yesterday', '2027-01-01')).toEqual(['2026-12-31', '2026-12-31']);
  expect(days('week', '2026-11-30')).toEqual(['2026-11-30', '2026-12-06']);
  expect(days('yesterday', '2028-03-01')).toEqual(['2028-02-29', '2028-02-29']);
});

test('toQuery omits the sort order of a search', () => {
  expect(toQuery(readView('?q=nimal&sort=name'), { today: '2026-11-20' })).toEqual({
    folder: 'inbox',
    q: 'nimal',
    limit: 50,
  });
});

test('toQuery omits the sort order of overdue records', () => {
  expect(toQuery(readView('?assignee=me&followUp=overdue&sort=name'), { today: '2026-11-20' })).toEqual({
    folder: 'inbox',
    assignee: 'me',
    followUp: 'overdue',
    today: '2026-11-20',
    limit: 50,
  });
});
