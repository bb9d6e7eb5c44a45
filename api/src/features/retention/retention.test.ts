import { retentionDays } from '@suite/site/retention';
import { temporaryFolder } from '../../../test/support/afterwards.ts';
import {
  fillLeads,
  leadsPath,
  namesOf,
  sendLead,
  sharedRecords,
} from '../../../test/support/record-seeds.ts';
import { runCommand } from '../../../test/support/run-command.ts';
import { runAdmin } from '../../cli/run-admin.ts';

const { api, administrator } = sharedRecords();
const folder = temporaryFolder();

const day = 24 * 60 * 60 * 1000;

async function age(id: number, days: number) {
  await api
    .db('business_leads')
    .where({ id })
    .update({ created_at: Date.now() - days * day });
}

const purge = async (option: string) => {
  const env = { DATABASE_URL: api.databaseUrl, DATA_DIR: folder };
  const { code, output } = await runCommand(runAdmin, ['purge', option], env);
  return [code, output];
};

test('records older than the retention period are deleted with everything that belongs to them', async () => {
  const [old, trashed, young] = [
    await sendLead(api, { name: 'Old' }),
    await sendLead(api, { name: 'Trashed' }),
    await sendLead(api, { name: 'Young' }),
  ];
  await administrator.post(`${leadsPath}/${old}/notes`, { text: 'called' });
  await administrator.delete(`${leadsPath}/${trashed}`);
  for (const id of [old, trashed]) await age(id, retentionDays + 1);
  await age(young, retentionDays - 1);
  expect((await administrator.get('/api/admin/retention')).json).toEqual({
    months: 6,
    due: { businessLeads: 2, contacts: 0, partnerApplications: 0 },
  });
  expect(await purge('--dry-run')).toEqual([
    0,
    'Due: 2 business leads, 0 contact messages, 0 partner applications.\n',
  ]);
  expect(namesOf(await administrator.get(`${leadsPath}?limit=9`))).toEqual(['Young', 'Old']);
  expect(await purge('--now')).toEqual([
    0,
    'Deleted: 2 business leads, 0 contact messages, 0 partner applications.\n',
  ]);
  expect((await api.db('business_leads')).map(({ name }) => name)).toEqual(['Young']);
  expect(await api.db('submission_events')).toEqual([]);
  expect(await api.db('outbox')).toHaveLength(1);
  expect((await administrator.get('/api/admin/retention')).json.due.businessLeads).toBe(0);
});

test('a purge deletes more than one portion', async () => {
  const old = Date.now() - (retentionDays + 1) * day;
  await fillLeads(api, 1101, () => ({ created_at: old }));
  expect((await purge('--now'))[1]).toContain('1101 business leads');
});

test.each(['--all', 'now'])('purge %s prints the usage and deletes nothing', async (option) => {
  const id = await sendLead(api);
  await age(id, retentionDays + 1);
  const [code, output] = await purge(option);
  expect([code, String(output).startsWith('Usage:')]).toEqual([1, true]);
  expect(await api.db('business_leads')).toHaveLength(1);
});

test('a purge clears old searches in the export ledger and old addresses of failed sign-ins', async () => {
  await api.db('exports').delete();
  await api.db('audit_log').delete();
  const old = Date.now() - (retentionDays + 1) * day;
  for (const at of [old, Date.now()]) {
    await administrator.get('/api/admin/export/business-leads?q=ann%40example.com&source=google');
    await api.visitor().post('/api/login', { username: 'admin', password: 'wrong' });
    await api.administrator();
    for (const table of ['exports', 'audit_log']) if (at === old) await api.db(table).update({ at });
  }
  expect((await purge('--now'))[0]).toBe(0);
  const ledger = (await administrator.get('/api/admin/exports')).json;
  expect(ledger.map(({ filter }: { filter: object }) => filter)).toEqual([
    { folder: 'inbox', q: 'ann@example.com', source: 'google' },
    { folder: 'inbox', q: '(expired)', source: 'google' },
  ]);
  const entries = await api
    .db('audit_log')
    .whereIn('kind', ['sign-in', 'sign-in-failed'])
    .orderBy('id')
    .select('kind', 'address');
  expect(entries).toEqual([
    { kind: 'sign-in-failed', address: '' },
    { kind: 'sign-in', address: '127.0.0.1' },
    { kind: 'sign-in-failed', address: '127.0.0.1' },
    { kind: 'sign-in', address: '127.0.0.1' },
  ]);
});
