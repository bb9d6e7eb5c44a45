import { apiPaths } from '@suite/contracts/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { account, useFakeApi } from '../../../test/fake-api.ts';
import { openLeads } from '../../../test/open-records.tsx';

const api = useFakeApi();

let navigated: jest.SpyInstance;
beforeEach(() => {
  navigated = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
});

async function pressExport() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
  await userEvent.click(button);
  return button as typeof button & { form: HTMLFormElement };
}

/** Presses 'Export CSV' and returns the method, path and fields of the submitted form. */
async function exported() {
  const { form } = await pressExport();
  await waitFor(() => expect(navigated).toHaveBeenCalledTimes(1));
  const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  return [form.method, new URL(form.action).pathname, Object.fromEntries(fields)];
}

test('Export CSV navigates to an export of the filtered list', async () => {
  await openLeads(api, '?q=ni&status=new');
  expect(await exported()).toEqual([
    'get',
    apiPaths.exportRecords('business-leads'),
    { folder: 'inbox', q: 'ni', status: 'new' },
  ]);
});

test('Export CSV right after typing contains what was typed', async () => {
  await openLeads(api);
  await userEvent.type(screen.getByRole('searchbox'), 'nimal');
  expect((await exported())[2]).toEqual({ folder: 'inbox', q: 'nimal' });
});

test('Export CSV omits a stored column that this release lacks', async () => {
  localStorage.setItem('admin-columns-business-leads', '["gone"]');
  await openLeads(api);
  expect((await exported())[2]).toEqual({ folder: 'inbox' });
  localStorage.clear();
});

test('Export CSV shows an error instead of navigating if the account has become a viewer', async () => {
  const { notices } = await openLeads(api);
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.json({ ...account, role: 'viewer' })));
  await pressExport();
  const description = 'Your account is not allowed to do this.';
  await waitFor(() => expect(notices).toEqual([{ title: 'Error', description, variant: 'destructive' }]));
  expect(navigated).not.toHaveBeenCalled();
});

test('Export CSV shows an error instead of navigating if the server does not answer', async () => {
  const { notices } = await openLeads(api);
  api.answer(http.get(`*${apiPaths.authCheck}`, () => HttpResponse.error()));
  await pressExport();
  await waitFor(() =>
    expect(notices).toEqual([
      {
        title: 'Error',
        description: 'The server did not answer: nothing was exported.',
        variant: 'destructive',
      },
    ]),
  );
  expect(navigated).not.toHaveBeenCalled();
});
