import { firstPage, isNarrowed, noFilters, readView, toFilter, toQuery, writeView } from './record-view.ts';

test('an address that says nothing is the newest page of the inbox', () => {
  const view = readView('');
  expect(toQuery(view)).toEqual({ folder: 'inbox', limit: 50 });
  expect(view).toMatchObject({ page: 1, record: 0, sort: '-createdAt' });
});

test('what is written is read again, and what is as usual is not written', () => {
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

test('an address that nobody could have chosen counts as not said', () => {
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

test("days are the viewer's: from the first one's midnight to the end of the last one", () => {
  const { from, to } = toFilter(readView('?from=2026-11-30&to=2026-11-30'));
  expect(new Date(from ?? '')).toEqual(new Date(2026, 10, 30));
  expect(new Date(to ?? '')).toEqual(new Date(2026, 11, 1));
});

test('a search is asked for without a sort', () => {
  expect(toQuery(readView('?q=nimal&sort=name'))).toEqual({ folder: 'inbox', q: 'nimal', limit: 50 });
});

test('a folder, a sort or a page narrows nothing', () => {
  expect(isNarrowed(readView('?folder=trash&sort=name&page=2&cursor=x'))).toBe(false);
  expect(isNarrowed(readView('?unread=1'))).toBe(true);
  expect(isNarrowed({ ...readView('?to=2026-11-30'), ...firstPage })).toBe(true);
});
