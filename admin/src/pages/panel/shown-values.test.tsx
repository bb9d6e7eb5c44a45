import { apiPaths } from '@suite/contracts/paths';
import type { ListedRecord, RecordDetail, RecordMetadata } from '@suite/contracts/records';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useFakeApi } from '../../../test/fake-api.ts';
import { leads } from '../../../test/fake-records.ts';
import { openAdmin } from '../../../test/open-admin.tsx';
import { setLanguage } from '../../language/language.ts';

const api = useFakeApi();

const metadata: RecordMetadata = {
  status: 'new',
  source: 'direct',
  isRead: true,
  flaggedFor: null,
  trashedAt: null,
  assigneeId: null,
  followUp: null,
};
const application: ListedRecord<'partner-applications'> = {
  ...metadata,
  id: 3,
  name: 'Nimal Perera',
  organization: 'Perera & Sons',
  designation: 'Director',
  country: 'Sri Lanka',
  contactNumber: '+94 77 555 0100',
  email: 'nimal@example.com',
  product: 'jewellery',
  notes: '',
  createdAt: '2026-11-20T10:15:30.000Z',
};

const sidePanel = async () => within(await screen.findByRole('complementary'));

beforeEach(() => api.signIn());
afterEach(() => setLanguage('en'));

test('partner application shows the title of its product in list and side panel', async () => {
  api.answer(
    http.get(`*${apiPaths.records('partner-applications')}`, () => HttpResponse.json([application])),
  );
  await openAdmin('/backend?tab=partner-applications');
  expect(await screen.findByText('Jewellery Management')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Nimal Perera' }));
  expect((await sidePanel()).getByText('Jewellery Management')).toBeVisible();
  expect(screen.queryByText('jewellery')).not.toBeInTheDocument();
});

test('times in the Japanese panel use the Japanese format', async () => {
  const readAt = '2026-11-21T11:30:00.000Z';
  const detail = {
    ...leads[1],
    ...metadata,
    folder: 'inbox',
    offering: '',
    answeredAt: null,
    firstTouch: null,
    lastTouch: null,
    trail: [{ id: 1, at: readAt, by: 'admin', kind: 'read', detail: '' }],
    deliveries: [{ channel: 'mail', sentAt: null, failedAt: null, attempts: 0 }],
  } as RecordDetail;
  api.answer(http.get(`*${apiPaths.record('business-leads', 1)}`, () => HttpResponse.json(detail)));
  await openAdmin('/backend');
  await userEvent.click(await screen.findByRole('link', { name: 'Nimal' }));
  act(() => setLanguage('ja'));
  const panel = await sidePanel();
  const read = await panel.findByTitle(new Date(readAt).toLocaleString('ja-JP'), { exact: false });
  expect(read).toHaveTextContent('11月21日');
  expect(panel.getByText('送信方法：メール、')).toBeVisible();
  const createdAt = new Date(leads[1]?.createdAt ?? '');
  const timeIn = (locale: string) =>
    createdAt.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  expect(screen.getAllByText(timeIn('ja-JP')).length).toBeGreaterThan(0);
  expect(screen.queryByText(timeIn('en-US'))).not.toBeInTheDocument();
});
