import { byKind } from '@suite/contracts/forms/forms';
import { leadForm } from '@suite/contracts/forms/lead';
import { apiPaths } from '@suite/contracts/paths';
import type { ErasureReceipt, PersonAnswer, RecordDetail, RetentionAnswer } from '@suite/contracts/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { account, useFakeApi } from '../../../test/fake-api.ts';
import { recordOf } from '../../../test/fake-records.ts';
import { openAdminScreen } from '../../../test/open-admin-screen.tsx';
import { formatRecentTime } from '../../language/format-time.ts';
import { setLanguage } from '../../language/language.ts';
import { localDay } from '../../records/date-presets.ts';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const api = useFakeApi();

afterEach(() => {
  localStorage.clear();
  setLanguage('en');
});

const lead: RecordDetail<'business-leads'> = {
  ...recordOf(leadForm, {
    id: 5,
    name: '山田 太郎',
    mobileNumber: '+94 77 555 0123',
    email: 'taro@example.com',
    createdAt: '2026-11-20T10:15:30.000Z',
  }),
  status: 'contacted',
  source: 'newsletter',
  isRead: true,
  flaggedFor: null,
  trashedAt: null,
  assigneeId: 2,
  followUp: null,
  folder: 'trash',
  offering: 'erp',
  answeredAt: null,
  firstTouch: { utmSource: 'newsletter', landingPath: '/products/erp' },
  lastTouch: null,
  trail: [
    { id: 1, at: '2026-11-20T11:00:00.000Z', by: 'maria', kind: 'note', detail: '<b>called</b>' },
    { id: 2, at: '2026-11-20T12:00:00.000Z', by: 'maria', kind: 'status', detail: 'contacted' },
  ],
  deliveries: [],
};
const nothing = byKind(() => []) as PersonAnswer;
const kept: PersonAnswer = { ...nothing, businessLeads: [lead] };

const receipt: ErasureReceipt = {
  id: 12,
  at: '2026-11-21T09:00:00.000Z',
  by: 'maria',
  erased: { ...byKind(() => 0), businessLeads: 1, outbox: 2, journal: 0 },
};

/** Sets the API's responses. Returns arrays to which find and erase requests add their bodies. */
function answerPrivacy({
  person = kept,
  due = 0,
  isStopped = false,
}: {
  person?: PersonAnswer;
  due?: number;
  isStopped?: boolean;
} = {}) {
  const sent: { found: unknown[]; erased: unknown[] } = { found: [], erased: [] };
  let receipts: ErasureReceipt[] = [];
  const retention: RetentionAnswer = {
    months: 6,
    due: { ...byKind(() => 0), businessLeads: due },
    isStopped,
  };
  api.answer(
    http.get(`*${apiPaths.assignees}`, () =>
      HttpResponse.json([{ id: 2, username: 'nimal', isDisabled: false }]),
    ),
    http.get(`*${apiPaths.retention}`, () => HttpResponse.json(retention)),
    http.get(`*${apiPaths.erasureReceipts}`, () => HttpResponse.json(receipts)),
    http.post(`*${apiPaths.findPerson}`, async ({ request }) => {
      sent.found.push(await request.json());
      return HttpResponse.json(person);
    }),
    http.post(`*${apiPaths.erasePerson}`, async ({ request }) => {
      sent.erased.push(await request.json());
      const added = { ...receipt, id: receipt.id + receipts.length };
      receipts = [added, ...receipts];
      return HttpResponse.json(added);
    }),
  );
  return sent;
}

const application: RecordDetail<'partner-applications'> = {
  ...lead,
  organization: 'Perera & Sons',
  designation: 'Director',
  country: 'Sri Lanka',
  contactNumber: '+94 77 555 0100',
  product: 'property',
  notes: '',
  offering: 'property',
  deliveries: [
    { channel: 'mail', sentAt: null, failedAt: null, attempts: 0 },
    { channel: 'webhook', sentAt: null, failedAt: null, attempts: 2 },
  ],
};

async function find(text: string) {
  const field = await screen.findByLabelText('E-mail address or phone number');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
}

test('finds a person by e-mail address or phone number', async () => {
  const { found } = answerPrivacy({ person: nothing });
  await openAdminScreen(<PrivacyScreen />);
  await find(' taro@example.com ');
  expect(await screen.findByText('Nothing is kept about taro@example.com.')).toBeVisible();
  await find('(077) 555-0123');
  expect(await screen.findByText('Nothing is kept about (077) 555-0123.')).toBeVisible();
  expect(found).toEqual([{ email: 'taro@example.com' }, { phone: '(077) 555-0123' }]);
});

test.each(['', 'taro', 'taro@', '12 34 56', 'a@b.lk, c@d.lk'])('rejects the search for %j', async (text) => {
  const { found } = answerPrivacy();
  await openAdminScreen(<PrivacyScreen />);
  if (text) await find(text);
  else await userEvent.click(await screen.findByRole('button', { name: 'Find' }));
  expect(await screen.findByText(/^Please enter a complete e-mail address/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('E-mail address or phone number')).toHaveFocus());
  expect(found).toEqual([]);
});

test('shows everything stored about a person, grouped by kind', async () => {
  answerPrivacy();
  await openAdminScreen(<PrivacyScreen />);
  await find('taro@example.com');
  const leads = within(await screen.findByRole('region', { name: 'Business leads' }));
  expect(screen.queryByRole('region', { name: 'Contact messages' })).not.toBeInTheDocument();
  expect(leads.getByText('Mobile number').nextElementSibling).toHaveTextContent('+94 77 555 0123');
  expect(leads.getByText('Folder').nextElementSibling).toHaveTextContent('Trash');
  expect(leads.getByText('First visit').nextElementSibling).toHaveTextContent('newsletter');
  expect(await leads.findByText('nimal')).toBeVisible();
  expect(leads.getByText('<b>called</b>')).toBeVisible();
  expect(leads.getByText('Status: Contacted').closest('li')).toHaveTextContent(/ · maria$/);
  expect(leads.queryByText('Latest visit')).not.toBeInTheDocument();
});

test('erases a person after the user types their address, then shows the receipt', async () => {
  const { erased } = answerPrivacy();
  await openAdminScreen(<PrivacyScreen />);
  expect(await screen.findByText('No data has been erased yet')).toBeVisible();
  await find('taro@example.com');
  await userEvent.click(await screen.findByRole('button', { name: 'Erase this person’s data' }));

  const dialog = within(screen.getByRole('dialog', { name: 'Erase this person’s data for good?' }));
  const confirmation = dialog.getByLabelText('Type taro@example.com to confirm');
  await userEvent.type(confirmation, 'taro@example.co');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(await dialog.findByText('Please type taro@example.com exactly as shown here')).toBeVisible();
  expect(erased).toEqual([]);

  await userEvent.type(confirmation, 'm');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
  const proof = await screen.findByText('The data has been erased: Receipt no. 12');
  await waitFor(() => expect(proof.closest('[role="status"]')).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('山田 太郎')).not.toBeInTheDocument();
  expect(erased).toEqual([{ email: 'taro@example.com' }]);

  const [, row] = within(await screen.findByRole('table', { name: 'Erasure receipts' })).getAllByRole('row');
  expect([...(row as HTMLElement).children].map(({ textContent }) => textContent)).toEqual([
    '12',
    formatRecentTime(new Date(receipt.at), 'en', localDay(new Date())),
    'maria',
    'Business leads 1 · Contact messages 0 · Partner applications 0 · Notifications 2 · Waiting for the database 0',
  ]);
});

test('the person of a record is found by address and number and erased with one more click', async () => {
  const { found, erased } = answerPrivacy();
  api.answer(http.get(`*${apiPaths.record('business-leads', 5)}`, () => HttpResponse.json(lead)));
  await openAdminScreen(<PrivacyScreen />, account, '/backend?view=privacy&of=business-leads&record=5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this person’s data for good?' }));
  const people = [{ phone: '+94 77 555 0123' }, { email: 'taro@example.com' }];
  expect(found).toEqual(people);
  expect(dialog.getByText(/\+94 77 555 0123 and taro@example\.com/)).toBeVisible();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findAllByText(/^The data has been erased/)).not.toHaveLength(0);
  expect(erased).toEqual(people);
});

test.each([
  ['en', ['Reference', 'Unknown']],
  ['ja', ['受付番号', '不明']],
] as const)('stored fields and values have names in words in %s', async (language, names) => {
  setLanguage(language);
  const record = { ...lead, reference: 'K7Q2M', source: 'unknown', phoneNumber: '+94775550123' };
  answerPrivacy({ person: { ...nothing, businessLeads: [record] } });
  api.answer(http.get(`*${apiPaths.record('business-leads', 5)}`, () => HttpResponse.json(record)));
  await openAdminScreen(<PrivacyScreen />, account, '/backend?view=privacy&of=business-leads&record=5');
  await screen.findByRole('dialog');
  for (const name of names) expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  for (const raw of Object.keys(record)) expect(screen.queryByText(raw)).not.toBeInTheDocument();
});

const refuse = (status: number) => HttpResponse.json({ code: 'refused', message: 'Refused' }, { status });

test.each([
  ['an outage', () => refuse(503), 'That did not work. Please try again.'],
  ['a change of the role', () => refuse(403), 'Your account is not allowed to do this.'],
  ['a lost answer', () => HttpResponse.error(), 'The server did not answer. Please try again.'],
])('after %s, shows why an erasure failed and allows a retry', async (_case, answer, message) => {
  answerPrivacy();
  api.answer(http.post(`*${apiPaths.erasePerson}`, answer, { once: true }));
  await openAdminScreen(<PrivacyScreen />);
  // An address with an invisible character is confirmed as it is shown.
  await find('Taro@example.com\u202c');
  await userEvent.click(await screen.findByRole('button', { name: 'Erase this person’s data' }));
  await userEvent.type(screen.getByLabelText(/^Type Taro@example.com/), 'taro@example.com');
  const submit = screen.getByRole('button', { name: 'Erase for good' });
  await userEvent.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(submit);
  expect(await screen.findByText('The data has been erased: Receipt no. 12')).toBeVisible();
});

test('shows why a search was refused', async () => {
  answerPrivacy();
  const fields = { email: 'Invalid email address' };
  api.answer(
    http.post(`*${apiPaths.findPerson}`, () =>
      HttpResponse.json({ code: 'invalid_input', message: 'Invalid input', fields }, { status: 400 }),
    ),
  );
  await openAdminScreen(<PrivacyScreen />);
  await find('taro@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please enter a complete e-mail/);
  act(() => setLanguage('ja'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^メールアドレスの全体/);
});

test('shows the retention period and what the next purge deletes', async () => {
  answerPrivacy({ due: 3 });
  await openAdminScreen(<PrivacyScreen />);
  expect(await screen.findByText(/^Submissions are kept for 6 months/)).toBeVisible();
  expect(
    screen.getByText(
      'The next purge deletes: Business leads 3 · Contact messages 0 · Partner applications 0',
    ),
  ).toBeVisible();
  answerPrivacy();
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('The next purge has nothing to delete.')).toBeVisible();
});

test('shows that automatic deletion is stopped', async () => {
  answerPrivacy({ isStopped: true });
  await openAdminScreen(<PrivacyScreen />);
  expect(await screen.findByText(/^Automatic deletion is stopped/)).toBeVisible();
});

test("shows an error only in the retention block if retention can't be read", async () => {
  answerPrivacy();
  const checked = jest.fn();
  api.answer(
    http.get(`*${apiPaths.authCheck}`, checked),
    http.get(`*${apiPaths.retention}`, () => new HttpResponse(null, { status: 401 })),
  );
  await openAdminScreen(<PrivacyScreen />);
  expect(
    await screen.findByText('The number of submissions due for deletion could not be read.'),
  ).toBeVisible();
  expect(await screen.findByText('No data has been erased yet')).toBeVisible();
  expect(checked).not.toHaveBeenCalled();
});

test('privacy screen shows Japanese texts', async () => {
  setLanguage('ja');
  answerPrivacy();
  await openAdminScreen(<PrivacyScreen />);
  expect(await screen.findByRole('heading', { name: '本人からの請求への対応' })).toBeVisible();
  await waitFor(() => expect(screen.getByText(/6か月間保管し/)).toBeVisible());
});

test.each([
  ['en', 'Channel: E-mail, waiting', 'Channel: Webhook, waiting, 2 attempts'],
  ['ja', '送信方法：メール、送信待ち', '送信方法：Webhook、送信待ち（2回試行）'],
] as const)('shows the product and the notification states of a record in %s', async (language, ...lines) => {
  answerPrivacy({ person: { ...nothing, partnerApplications: [application] } });
  await openAdminScreen(<PrivacyScreen />);
  await find('taro@example.com');
  act(() => setLanguage(language));
  for (const line of lines) expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getAllByText('Property Management')).toHaveLength(2);
  expect(screen.queryByText('property')).not.toBeInTheDocument();
});
