import { asRobot, leadsPath, sendLead, sharedRecords } from '../../../test/support/record-seeds.ts';
import { isOnMySql } from '../../../test/support/test-database.ts';
import { testOnSqlite } from '../../../test/support/test-on-sqlite.ts';

const { api, administrator } = sharedRecords();

const path = '/api/admin/overview';

test('returns all days with zeros for an empty database', async () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const before = today();
  const { status, json } = await administrator.get(`${path}?days=7`);
  expect(status).toBe(200);
  expect(json.days).toHaveLength(7);
  expect(json.days[6]).toEqual({
    day: expect.stringMatching(new RegExp(`^(${before}|${today()})$`)),
    businessLeads: 0,
    contacts: 0,
    partnerApplications: 0,
  });
  expect(json).toMatchObject({
    sources: [],
    offerings: [],
    responseTime: null,
    unread: { businessLeads: 0, contacts: 0, partnerApplications: 0 },
    mail: { isSetUp: false, waiting: 0, failed: 0 },
  });
  expect(json.journal).toEqual(isOnMySql ? { depth: 0, oldestSeconds: 0 } : null);
});

test('counts submissions by day, source and offering', async () => {
  const ids = [
    await sendLead(api, { lastTouch: { utmSource: 'google', landingPath: '/products/erp' } }),
    await sendLead(api, { lastTouch: { utmSource: 'google' } }),
    await sendLead(api),
  ];
  await sendLead(api, asRobot);
  const gone = await sendLead(api);
  await administrator.delete(`${leadsPath}/${gone}`);
  const [first] = ids;
  await api
    .db('business_leads')
    .where({ id: first })
    .update({ created_at: Date.now() - 90 * 60_000 });
  await administrator.patch(`${leadsPath}/${first}`, { status: 'contacted', isRead: true });
  const { json } = await administrator.get(path);
  expect(json.days).toHaveLength(30);
  expect(json.days.reduce((sum: number, day: { businessLeads: number }) => sum + day.businessLeads, 0)).toBe(
    3,
  );
  expect(json.sources).toEqual([
    { source: 'google', count: 2 },
    { source: 'unknown', count: 1 },
  ]);
  expect(json.offerings).toEqual([{ offering: 'erp', count: 1 }]);
  expect(json.responseTime).toEqual({ medianMinutes: 90, answered: 1 });
  expect([json.unread.businessLeads, json.flagged.businessLeads, json.trash.businessLeads]).toEqual([
    2, 1, 1,
  ]);
  expect(json.mail.waiting).toBe(4);
});

testOnSqlite.each(['0', '367', '-1', 'abc', '1.5', '1&days=2'])('refuses days=%s with 400', async (days) => {
  expect((await administrator.get(`${path}?days=${days}`)).status).toBe(400);
});
