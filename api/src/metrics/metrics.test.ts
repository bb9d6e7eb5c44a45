import { readFileSync } from 'node:fs';
import path from 'node:path';
import { honeypotField } from '@suite/contracts/submission-metadata';
import { freePort } from '../../../scripts/testing/free-port.ts';
import { eventually } from '../../test/support/eventually.ts';
import { sendForm } from '../../test/support/record-seeds.ts';
import { scrape, startWithMetrics } from '../../test/support/scrape.ts';
import { solvedCaptcha } from '../../test/support/solve-captcha.ts';
import { contact, lead, startTestApi, type TestApi } from '../../test/support/test-api.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  ({ api, port } = await startWithMetrics(await freePort(), { COMPANY_EMAIL: 'leads@example.com' }));
});

/** Returns by how much each series of a metric has grown while `act` ran; omits unchanged series. */
async function growthOf(name: string, act: () => Promise<unknown>) {
  const before = await scrape(port);
  await act();
  const after = await scrape(port);
  const grown = [...after].map(([series, value]) => [series, value - (before.get(series) ?? 0)] as const);
  return Object.fromEntries(grown.filter(([series, by]) => series.startsWith(`${name}{`) && by !== 0));
}

test('requests are counted by route template and status, not by path', async () => {
  const visitor = await api.administrator();
  const grown = await growthOf('suite_requests_total', async () => {
    await visitor.get('/api/admin/business-leads/404404');
    await visitor.get('/api/admin/business-leads/404405?q=nimal%40example.com');
    await visitor.get('/api/nimal@example.com');
    await visitor.send('/api/login', { method: 'PROPFIND' });
  });
  expect(grown).toEqual({
    'suite_requests_total{method="GET",route="/api/admin/business-leads/:id",status="404"}': 2,
    'suite_requests_total{method="GET",route="none",status="404"}': 1,
    'suite_requests_total{method="other",route="none",status="405"}': 1,
  });
});

test('each acknowledged submission is counted once', async () => {
  const visitor = api.visitor();
  const acknowledged = await growthOf('suite_intake_acknowledged_total', async () => {
    await visitor.post('/api/business-leads', lead, { 'Idempotency-Key': 'counted-once' });
    await visitor.post('/api/business-leads', lead, { 'Idempotency-Key': 'counted-once' });
    await sendForm(visitor, 'contact');
    await sendForm(visitor, 'partner');
  });
  expect(acknowledged).toEqual({
    'suite_intake_acknowledged_total{form="business_leads"}': 1,
    'suite_intake_acknowledged_total{form="contact_messages"}': 1,
    'suite_intake_acknowledged_total{form="partner_applications"}': 1,
  });
  const flagged = await growthOf('suite_intake_flagged_total', () =>
    visitor.post('/api/business-leads', { ...lead, [honeypotField]: 'https://robots.example' }),
  );
  expect(flagged).toEqual({ 'suite_intake_flagged_total{form="business_leads"}': 1 });
});

test('a refused captcha is counted by reason', async () => {
  const visitor = api.visitor();
  const grown = await growthOf('suite_refusals_total', async () => {
    const used = await solvedCaptcha(visitor, 'contact');
    await visitor.post('/api/contact', { ...contact, captchaToken: used });
    await visitor.post('/api/contact', { ...contact, captchaToken: used });
    await visitor.post('/api/contact', contact);
    await visitor.post('/api/contact', { ...contact, captchaToken: 'guessed' });
  });
  const series = (reason: string) =>
    `suite_refusals_total{route="/api/contact",code="captcha_refused",reason="${reason}"}`;
  expect(grown).toEqual({ [series('spent')]: 1, [series('missing')]: 1, [series('wrong')]: 1 });
});

test('failed sign-ins and requests above a limit are counted', async () => {
  const strict = await startWithMetrics(await freePort(), { LIMIT_LOGIN: '2', LIMIT_INTAKE: '1' });
  const visitor = strict.api.visitor();
  for (let attempt = 0; attempt < 3; attempt += 1)
    await visitor.post('/api/login', { username: 'admin', password: 'a wrong guess' });
  for (let attempt = 0; attempt < 2; attempt += 1) await visitor.post('/api/business-leads', lead);
  const told = await strict.scrape();
  const refused = [...told].filter(([series]) => series.startsWith('suite_refusals_total{'));
  expect(Object.fromEntries(refused)).toEqual({
    'suite_refusals_total{route="/api/login",code="bad_credentials",reason=""}': 2,
    'suite_refusals_total{route="/api/login",code="too_many_requests",reason="sign-in attempts"}': 1,
    'suite_refusals_total{route="/api/business-leads",code="too_many_requests",reason="submissions"}': 1,
  });
});

test('waiting and failed notifications are reported by channel', async () => {
  await api.db('outbox').delete();
  await api.visitor().post('/api/business-leads', lead);
  await api.visitor().post('/api/business-leads', lead);
  const told = () => scrape(port);
  const mail = {
    waiting: 'suite_outbox_waiting{channel="mail"}',
    dead: 'suite_outbox_dead_letters{channel="mail"}',
  };
  await eventually(async () => (await told()).get(mail.waiting) === 2);
  await api.db('outbox').update({ created_at: Date.now() - 90_000 });
  expect((await told()).get('suite_outbox_oldest_seconds{channel="mail"}')).toBeGreaterThanOrEqual(90);
  await api.db('outbox').update({ next_attempt_at: null, failed_at: Date.now() });
  const given = await told();
  expect(given.get(mail.waiting)).toBe(0);
  expect(given.get(mail.dead)).toBe(2);
  await api.db('outbox').delete();
});

test('an unavailable database is reported, and metrics that need it are left out', async () => {
  const broken = await startWithMetrics(await freePort());
  expect((await broken.scrape()).get('suite_database_up')).toBe(1);
  await broken.api.db.schema.renameTable('business_leads', 'moved_away');
  const told = await broken.scrape();
  expect(told.get('suite_database_up')).toBe(0);
  expect([...told.keys()].filter((series) => series.startsWith('suite_outbox'))).toEqual([]);
});

test('/metrics is served only on the metrics port', async () => {
  const ask = (target: string, init = {}) => fetch(`http://127.0.0.1:${port}${target}`, init);
  expect((await ask('/metrics')).headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect((await ask('/api/business-leads')).status).toBe(404);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
  expect((await api.visitor().get('/metrics')).status).toBe(404);
});

test('a metrics port in use is reported in one sentence', async () => {
  await expect(startTestApi({ METRICS_PORT: String(port) })).rejects.toThrow(
    `The metrics can't be served on port ${port}: stop what listens there, or set METRICS_PORT to another.`,
  );
});

/** Returns the names of all metrics that a file queries; e2e/gateway tests those of the gateway. */
const queried = (file: string) => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../scripts/monitoring', file), 'utf8');
  return new Set(text.match(/\b(?:suite|nodejs|process)_\w+/g));
};

test.each(['grafana/dashboard.json', 'alerts.yml'])('every metric queried in %s exists', async (file) => {
  // These metrics have no series until they count something.
  await api.visitor().post('/api/contact', contact);
  await api.visitor().post('/api/client-reports', {
    route: '/',
    errors: [{ app: 'shell', message: 'told' }],
    vitals: [
      { name: 'LCP', value: 900, rating: 'good' },
      { name: 'CLS', value: 0, rating: 'good' },
    ],
  });
  const told = new Set([...(await scrape(port)).keys()].map((series) => series.replace(/\{.*/, '')));
  const missing = [...queried(file)].filter(
    (name) => !/^suite_(gateway|backup|offsite)_/.test(name) && !told.has(name),
  );
  expect(missing).toEqual([]);
});
