import { apiPaths } from '@suite/contracts/paths';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFakeApi } from '../../../test/fake-api.ts';
import { openLeads } from '../../../test/open-records.tsx';

const api = useFakeApi();

/** Presses 'Export CSV' and returns the method, path and fields of the submitted form. */
async function exported() {
  const navigated = jest.fn();
  window.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const fields = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
      navigated(form.method, new URL(form.action).pathname, Object.fromEntries(fields));
    },
    { once: true },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  return navigated.mock.calls[0];
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

test('Export CSV shows an error instead of navigating while offline', async () => {
  const { notices } = await openLeads(api);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const submitted = jest.fn((event: Event) => event.defaultPrevented);
  window.addEventListener('submit', submitted, { once: true });
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(submitted).toHaveReturnedWith(true);
  expect(notices).toEqual([
    { title: 'Error', description: 'You are offline: nothing was exported.', variant: 'destructive' },
  ]);
});
