import { firstPage, isFiltered, noFilters, readView, toFilter, toQuery, writeView } from './record-view.ts';

test('readView returns the first page of the inbox for an empty address', () => {
  const view = readView('');
  expect(toQuery(view)).toEqual({ folder: 'inbox', limit: 50 });
  expect(view).toMatchObject({ page: 1, record: 0, sort: '-createdAt' });
});

test('writeView omits default values, and readView restores the others', () => {
  const changes = {
    folder: 'flagged',
    q: '山田 & co',
    from: '2026-11-01',
    to: '2026-11-20',
    status: 'won',
    source: 'example.com',
    unread: true,
    sort: 'name',
    page: 3,
    cursor: 'a+b/c=',
    record: 12,
  } as const;
  const search = writeView('?tab=contacts', changes);
  expect(readView(search)).toEqual(changes);
  expect(writeView(search, { ...noFilters, folder: 'inbox', sort: '-createdAt' })).toBe('?tab=contacts');
});

test('readView ignores invalid values', () => {
  const search =
    '?folder=attic&status=odd&sort=-password&from=2026-13-99&to=soon&page=-4&cursor=x&record=1e99&unread=yes';
  expect(readView(search)).toMatchObject({
    folder: 'inbox',
    status: '',
    sort: '-createdAt',
    from: '',
    to: '',
    page: 1,
    record: 0,
    unread: false,
  });
  expect(readView('?page=7').page).toBe(1);
});

test('toFilter covers whole days in the local time zone', () => {
  const { from, to } = toFilter(readView('?from=2026-11-30&to=2026-11-30'));
  expect(new Date(from ?? '')).toEqual(new Date(2026, 10, 30));
  expect(new Date(to ?? '')).toEqual(new Date(2026, 11, 1));
});

test('toQuery omits the sort order of a search', () => {
  expect(toQuery(readView('?q=nimal&sort=name'))).toEqual({ folder: 'inbox', q: 'nimal', limit: 50 });
});

test('isFiltered ignores folder, sort order and page', () => {
  expect(isFiltered(readView('?folder=trash&sort=name&page=2&cursor=x'))).toBe(false);
  expect(isFiltered(readView('?unread=1'))).toBe(true);
  expect(isFiltered({ ...readView('?to=2026-11-30'), ...firstPage })).toBe(true);
});
