import { apiPaths } from '@suite/contracts/paths';
import type { CountAnswer } from '@suite/contracts/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../test/fake-api.ts';
import { leads } from '../../test/fake-records.ts';
import { deleteButton, namesInList, openLeads, showRecords, sidePanel } from '../../test/open-records.tsx';

const api = useFakeApi();

test('empty list shows a message', async () => {
  api.answer(http.get(`*${apiPaths.records('business-leads')}`, () => HttpResponse.json([])));
  await showRecords(api);
  expect(await screen.findByText('No leads found')).toBeVisible();
  expect(screen.getByText('What visitors send from the website is listed here.')).toBeVisible();
});

test('list that could not be loaded offers a retry', async () => {
  api.answer(http.get(`*${apiPaths.records('business-leads')}`, () => HttpResponse.error(), { once: true }));
  await showRecords(api);
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nimal')).toBeVisible();
});

test('a filtered list shows how many match, or how many at least', async () => {
  let answer: CountAnswer = { count: 120 };
  const path = apiPaths.records('business-leads');
  api.answer(
    http.get(`*${path}`, () =>
      HttpResponse.json(leads, { headers: { Link: `<${path}?cursor=next>; rel="next"` } }),
    ),
    http.get(`*${apiPaths.countRecords('business-leads')}`, ({ request }) => {
      expect(new URL(request.url).searchParams.get('atMost')).toBe('1000');
      return HttpResponse.json(answer);
    }),
  );
  await showRecords(api, '?status=new');
  expect(await screen.findByText('1-2 of 120')).toBeVisible();
  answer = { count: 1000, isMinimum: true };
  await userEvent.click(screen.getByRole('button', { name: 'This week' }));
  expect(await screen.findByText('1-2 of 1,000+')).toBeVisible();
});

test('a filtered list that was open before shows a record whose status has changed since', async () => {
  await openLeads(api);
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const status = screen.getByRole('combobox', { name: 'Status' });
  await userEvent.selectOptions(status, 'Won');
  expect(await screen.findByText('Nothing matches these filters')).toBeVisible();
  await userEvent.selectOptions(status, 'Any');
  await userEvent.click(await screen.findByRole('link', { name: 'Nimal' }));
  await userEvent.selectOptions(
    await within(await sidePanel()).findByRole('combobox', { name: 'Status' }),
    'Won',
  );
  await userEvent.selectOptions(status, 'Won');
  await waitFor(() => expect(namesInList()).toEqual(['Nimal']));
});

test('list offers to clear filters that the server rejects', async () => {
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, ({ request }) =>
      new URL(request.url).searchParams.has('cursor')
        ? HttpResponse.json({ code: 'invalid_cursor', message: 'Not a cursor' }, { status: 400 })
        : undefined,
    ),
  );
  const { search } = await showRecords(api, '?from=2026-11-01&page=3&cursor=broken');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not accept this search');
  await userEvent.click(
    within(screen.getByRole('alert')).getByRole('button', { name: 'Show the whole list' }),
  );
  expect(await screen.findByText('Nimal')).toBeVisible();
  expect(search()).toBe('');
});

test('chosen optional column stays visible after a reload', async () => {
  const { unmount } = await openLeads(api);
  await userEvent.click(screen.getByRole('button', { name: 'Display' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Source' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('columnheader', { name: 'Source' })).toBeVisible();
  unmount();
  await openLeads(api);
  expect(screen.getByRole('columnheader', { name: 'Source' })).toBeVisible();
  localStorage.clear();
});

test('list shows the previous page after the last row of a page is deleted', async () => {
  const { search } = await openLeads(api, '?page=2&cursor=1');
  await waitFor(() => expect(namesInList()).toEqual(['Nimal']));
  await userEvent.click(deleteButton('Nimal'));
  await waitFor(() => expect(namesInList()).toEqual(['山田 太郎']));
  expect(search()).toBe('');
});

test('list stays visible offline with a notice', async () => {
  await openLeads(api);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline. This is the list as it was last loaded.')).toBeVisible();
  expect(namesInList()).toEqual(['山田 太郎', 'Nimal']);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});

test('a page that can not be loaded offline leaves the rows with one message, and loads once online', async () => {
  await openLeads(api);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  api.answer(http.get(`*${apiPaths.records('business-leads')}`, () => HttpResponse.error(), { once: true }));
  await userEvent.click(screen.getByRole('button', { name: 'This week' }));
  const table = screen.getByRole('table');
  await waitFor(() => expect(table.parentElement).toHaveAttribute('aria-busy', 'false'));
  expect(namesInList()).toEqual(['山田 太郎', 'Nimal']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText(/You are offline/)).toBeVisible();
  let isRead = false;
  api.answer(
    http.get(`*${apiPaths.records('business-leads')}`, () => {
      isRead = true;
      return HttpResponse.json([leads[0]]);
    }),
  );
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(isRead).toBe(true));
  await waitFor(() => expect(namesInList()).toHaveLength(1));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
});
