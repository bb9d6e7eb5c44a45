import { contactForm } from '@suite/contracts/forms/contact';
import { leadForm } from '@suite/contracts/forms/lead';
import { partnerForm } from '@suite/contracts/forms/partner';
import { apiPaths } from '@suite/contracts/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { namesInList, openLeads, showRecords, sidePanel } from '../../../test/open-records.tsx';
import { setLanguage } from '../../language/language.ts';

const api = useFakeApi();

afterEach(() => {
  jest.restoreAllMocks();
  setLanguage('en');
});

test('search highlights its matches in the list and in the open record', async () => {
  await openLeads(api, '?q=555%20taro&record=2');
  const highlighted = (element: HTMLElement) =>
    [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(highlighted(screen.getByRole('table'))).toEqual(['555', 'taro']);
  expect(highlighted(await sidePanel())).toEqual(['555', 'taro']);
});

test.each([
  ['en', leadForm, /names, phone numbers and email addresses/],
  ['en', contactForm, /names, email addresses and messages/],
  ['en', partnerForm, /names, phone numbers, email addresses and notes/],
  ['ja', leadForm, /氏名、電話番号、メールアドレス/],
] as const)('search without a match lists in %s the searched contents', async (language, form, searched) => {
  setLanguage(language);
  await showRecords(api, '?q=nobody', form);
  expect(await screen.findByText(searched)).toBeVisible();
});

test('search runs after a pause and is stored in the address', async () => {
  const requested: (string | null)[] = [];
  const { search } = await openLeads(api);
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('q'));
    }),
  );
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'nobody');
  expect(await screen.findByText('Nothing matches “nobody”')).toBeVisible();
  expect(requested).toEqual(['nobody']);
  expect(search()).toBe('?q=nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Show the whole list' }));
  await waitFor(() => expect(namesInList()).toEqual(['山田 太郎', 'Nimal']));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(search()).toBe('');
});

test('list follows the filters and sort order in the address', async () => {
  await openLeads(api, '?sort=name&status=new&from=2026-11-01');
  expect(namesInList()).toEqual(['Nimal', '山田 太郎']);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('new');
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-01');
});

test('a list sorted by status shows the status, and its title sorts by time again', async () => {
  const { search } = await openLeads(api, '?sort=status');
  const title = screen.getByRole('columnheader', { name: 'Status' });
  expect(title).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(title).getByRole('button'));
  expect(search()).toBe('');
  expect(screen.queryByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument();
  const received = screen.getByRole('columnheader', { name: 'Created At' });
  for (const order of ['descending', 'ascending', 'descending']) {
    expect(received).toHaveAttribute('aria-sort', order);
    await userEvent.click(within(received).getByRole('button'));
  }
});

test('each active filter is a button that removes it', async () => {
  const { search } = await openLeads(api, '?when=30days&status=new&unread=1');
  const active = within(screen.getByRole('group', { name: 'Active filters' }));
  await userEvent.click(active.getByRole('button', { name: 'Remove filter: Status: New' }));
  await waitFor(() => expect(search()).toBe('?when=30days&unread=1'));
  await waitFor(() =>
    expect(active.getByRole('button', { name: 'Remove filter: Unread only' })).toHaveFocus(),
  );
  await userEvent.click(active.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(search()).toBe(''));
  expect(screen.queryByRole('group', { name: 'Active filters' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
});

test('days have the form of the other dates', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  await openLeads(api, '?from=2026-02-28&to=2028-02-29');
  for (const name of ['Remove filter: From: 28 Feb 2026', 'Remove filter: To: 29 Feb 2028'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});

test('a date preset is kept in the address until it is pressed again or a day is chosen', async () => {
  const { search } = await openLeads(api);
  const preset = screen.getByRole('button', { name: 'Yesterday' });
  await userEvent.click(preset);
  await waitFor(() => expect(search()).toBe('?when=yesterday'));
  expect(preset).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(preset);
  await waitFor(() => expect(search()).toBe(''));
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  await waitFor(() => expect(search()).toMatch(/^\?from=2026-11-01&to=2\d{3}-\d\d-\d\d$/));
});
