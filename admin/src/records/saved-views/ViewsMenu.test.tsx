import { apiPaths } from '@suite/contracts/paths';
import type { SavedView } from '@suite/contracts/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import { setLanguage } from '../../language/language.ts';

const api = useFakeApi();
let views: SavedView[];

afterEach(() => setLanguage('en'));

const done = () => new HttpResponse(null, { status: 204 });
const refuse = (code: string, status = 409) => HttpResponse.json({ code, message: 'Refused' }, { status });

const won: SavedView = { id: 1, kind: 'business-leads', name: 'Won', view: { status: 'won' } };

/** Opens a list for an account with these saved views. */
async function openList(search = '', saved = [won]) {
  views = saved;
  api.answer(
    http.get(`*${apiPaths.savedViews}`, () => HttpResponse.json(views)),
    http.post(`*${apiPaths.savedViews}`, async ({ request }) => {
      const view = { ...((await request.json()) as Omit<SavedView, 'id'>), id: 10 + views.length };
      views = [...views, view];
      return HttpResponse.json(view, { status: 201 });
    }),
    http.patch(`*${apiPaths.savedView(':id')}`, async ({ params, request }) => {
      const { name } = (await request.json()) as SavedView;
      views = views.map((view) => (String(view.id) === params.id ? { ...view, name } : view));
      return done();
    }),
    http.delete(`*${apiPaths.savedView(':id')}`, ({ params }) => {
      views = views.filter(({ id }) => String(id) !== params.id);
      return done();
    }),
  );
  await api.signIn();
  const opened = await openAdmin(`/backend${search}`);
  await screen.findByRole('search');
  return opened;
}

async function openMenu(name = 'Views') {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('menu', { name }));
}

/** Options for an entry of the menu; the number of its records may follow its name. */
const startsWith = (name: string) => ({ name: new RegExp(`^${name}`) });

async function choose(name: string) {
  await userEvent.click(await (await openMenu()).findByRole('menuitem', startsWith(name)));
}

/** Saves the view of the list and returns its dialog. */
async function save(name: string) {
  await choose('Save this view…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  await userEvent.type(dialog.getByLabelText('Name'), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

const notice = (title: string, description: string) => expect.objectContaining({ title, description });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('saves search, filters and sort order without the page, and marks the view', async () => {
  const { notices } = await openList('?q=nimal&status=new&sort=name&page=2&cursor=1&record=1');
  await save(' Hot leads ');
  await noDialog();
  expect(views[1]).toEqual({
    id: 11,
    kind: 'business-leads',
    name: 'Hot leads',
    view: { q: 'nimal', status: 'new', sort: 'name' },
  });
  expect(notices).toContainEqual(notice('Success', 'View “Hot leads” saved'));
  const menu = await openMenu();
  expect(await menu.findByRole('menuitem', { ...startsWith('Hot leads'), current: true })).toBeVisible();
  expect(menu.getByRole('menuitem', { ...startsWith('Won'), current: false })).toBeVisible();
  expect(menu.queryByRole('menuitem', { name: 'Save this view…' })).not.toBeInTheDocument();
});

test('one click opens a view in place of what the list shows', async () => {
  const { search } = await openList('?unread=1&record=1');
  await choose('Won');
  expect(search()).toBe('?tab=business-leads&status=won');
  expect(screen.getByRole('button', { name: 'Remove filter: Status: Won' })).toBeVisible();
});

test('a list shows only its own views', async () => {
  await openList('?tab=contacts');
  const menu = await openMenu();
  await menu.findByRole('menuitem', { name: 'Save this view…' });
  expect(menu.queryByRole('menuitem', startsWith('Won'))).not.toBeInTheDocument();
});

test('the menu works by keyboard', async () => {
  const { search } = await openList();
  screen.getByRole('button', { name: 'Views' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', startsWith('Won'));
  await userEvent.keyboard('{Home}{Enter}');
  expect(search()).toBe('?tab=business-leads&status=won');
});

test('a view is renamed', async () => {
  const { notices } = await openList('?status=won');
  await choose('Rename this view…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename this view' }));
  const field = dialog.getByLabelText('Name');
  expect(field).toHaveValue('Won');
  await userEvent.clear(field);
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByText('Please enter a name')).toBeVisible();
  await userEvent.type(field, 'Signed{Enter}');
  await noDialog();
  expect(notices).toContainEqual(notice('Success', 'View renamed to “Signed”'));
  expect(await (await openMenu()).findByRole('menuitem', startsWith('Signed'))).toBeVisible();
});

test('a view is deleted, and the deletion can be undone', async () => {
  const { notices } = await openList('?status=won');
  await choose('Delete this view');
  await waitFor(() => expect(notices).toContainEqual(notice('Success', 'View “Won” deleted')));
  expect(views).toEqual([]);
  await act(async () => notices.at(-1)?.action?.onClick());
  await waitFor(() => expect(views).toEqual([{ ...won, id: 10 }]));
});

test('a taken name is marked and kept', async () => {
  await openList('?q=nimal');
  api.answer(http.post(`*${apiPaths.savedViews}`, () => refuse('view_name_taken')));
  const dialog = await save('Won');
  expect(await dialog.findByText('You already have a view with this name for this list')).toBeVisible();
  const field = dialog.getByLabelText('Name');
  expect(field).toHaveValue('Won');
  expect(field).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
});

test.each([
  ['too many views', () => refuse('too_many_views'), /^You have 50 saved views of this list/],
  [
    'a failure of the server',
    () => HttpResponse.json({ code: 'unavailable', message: 'x' }, { status: 503 }),
    'That did not work. Please try again.',
  ],
  [
    'an answer of the gateway',
    () => new HttpResponse(null, { status: 503 }),
    'The server did not answer. Please try again.',
  ],
  ['a lost connection', () => HttpResponse.error(), 'The server did not answer. Please try again.'],
])('after %s the dialog explains it and keeps the name', async (_case, answer, message) => {
  await openList('?q=nimal');
  api.answer(http.post(`*${apiPaths.savedViews}`, answer, { once: true }));
  const dialog = await save('Nimal');
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  expect(dialog.getByLabelText('Name')).toHaveValue('Nimal');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await noDialog();
  expect(views.map(({ name }) => name)).toEqual(['Won', 'Nimal']);
});

test('a pasted name that is too long is kept, and the message says the limit', async () => {
  await openList('?q=nimal');
  const dialog = await save(' ');
  const field = dialog.getByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.paste('Nimal '.repeat(100));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('The name can have at most 60 characters')).toBeVisible();
  expect(field).toHaveValue('Nimal '.repeat(100));
  await userEvent.clear(field);
  await userEvent.type(field, 'Nimal{Enter}');
  await noDialog();
  expect(views.map(({ name }) => name)).toEqual(['Won', 'Nimal']);
});

test('a user who is offline keeps the name', async () => {
  await openList('?q=nimal');
  api.answer(http.post(`*${apiPaths.savedViews}`, () => HttpResponse.error()));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const dialog = await save('Nimal');
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^You are offline: nothing was saved/);
  expect(dialog.getByLabelText('Name')).toHaveValue('Nimal');
  jest.restoreAllMocks();
});

test('views that could not be loaded can be loaded again', async () => {
  await openList();
  api.answer(http.get(`*${apiPaths.savedViews}`, () => HttpResponse.error(), { once: true }));
  await choose('Your saved views could not be loaded. Try again');
  expect(await screen.findByRole('menuitem', startsWith('Won'))).toBeVisible();
});

test('the menu has Japanese texts', async () => {
  setLanguage('ja');
  await openList('?status=won');
  const menu = await openMenu('ビュー');
  expect(await menu.findByRole('menuitem', { name: 'このビューの名前を変更…' })).toBeVisible();
});

test('each view without a search has the number of its records', async () => {
  const asked: string[] = [];
  api.answer(
    http.get(`*${apiPaths.countRecords('business-leads')}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      return HttpResponse.json({ count: 1000, isMinimum: true });
    }),
  );
  await openList('', [won, { ...won, id: 2, name: 'Nimal', view: { q: 'nimal' } }]);
  const menu = await openMenu();
  expect(await menu.findByRole('menuitem', { name: 'Won 1,000+' })).toBeVisible();
  expect(menu.getByRole('menuitem', { name: 'Nimal' })).toBeVisible();
  expect(asked.filter((query) => query.includes('q='))).toEqual([]);
});
