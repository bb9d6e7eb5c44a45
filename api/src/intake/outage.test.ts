import { join } from 'node:path';
import { eventually } from '../../test/support/eventually.ts';
import { startFaultProxy } from '../../test/support/fault-proxy.ts';
import { runServer, terminate, urlOf } from '../../test/support/run-node.ts';
import { solvedCaptcha } from '../../test/support/solve-captcha.ts';
import { submissionOf } from '../../test/support/submission-of.ts';
import { contact, lead, password, startTestApi } from '../../test/support/test-api.ts';
import { createTestDatabase, isOnMySql, type TestDatabase } from '../../test/support/test-database.ts';
import { createVisitor } from '../../test/support/visitor.ts';
import { takeSlot } from './slots.ts';

test('readiness reports the intake journal only on MySQL', async () => {
  const api = await startTestApi();
  const { json } = await api.visitor().get('/readyz');
  const gauges = { waiting: 0, oldestSeconds: 0, quarantined: 0, damaged: 0 };
  expect(json).toEqual(isOnMySql ? { status: 'ok', intake: gauges } : { status: 'ok' });
});

const whileMySqlIsAway = () => {
  let database: TestDatabase;
  let proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = await startFaultProxy(new URL(database.url));
  });
  async function start(env: NodeJS.ProcessEnv = {}) {
    const own = { ADMIN_PASSWORD: password, LIMIT_INTAKE: '100000', CAPTCHA_WORK: '3' };
    const run = runServer({ ...database, url: proxy.url }, { ...own, ...env });
    const url = await urlOf(run);
    const visitor = () => createVisitor(url);
    return { run, visitor, ready: () => visitor().get('/readyz') };
  }
  const isReady = async ({ ready }: Awaited<ReturnType<typeof start>>) =>
    (await ready()).json?.status === 'ok';

  const rows = (table = 'business_leads') => database.on((db) => db(table).orderBy('id'));

  test('submissions are accepted and copied in order once MySQL is back', async () => {
    const api = await start();
    await eventually(() => isReady(api));
    proxy.cut();
    for (let i = 0; i < 5; i += 1) {
      const answer = await api.visitor().post('/api/business-leads', { ...lead, name: `Lead ${i}` });
      expect(answer.status).toBe(201);
      expect(answer.json.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    }
    const { status, json } = await api.ready();
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'degraded', intake: { waiting: 5, quarantined: 0 } });
    expect((await api.visitor().get('/api/business-leads')).status).toBe(401);
    await api.run.waitFor(/"level":"warn".*"reason":"\w+","waiting":[1-5],"msg":"MySQL unavailable, /);
    await proxy.restore();
    await eventually(async () => (await rows()).length === 5);
    expect((await rows()).map(({ name }) => name)).toEqual([
      'Lead 0',
      'Lead 1',
      'Lead 2',
      'Lead 3',
      'Lead 4',
    ]);
    expect(await rows('outbox')).toHaveLength(5);
    await api.run.waitFor(/"level":"info".*"msg":"MySQL available again, all submissions copied"/);
    await eventually(() => isReady(api));
    expect((await api.ready()).json.intake).toMatchObject({ waiting: 0, oldestSeconds: 0, quarantined: 0 });
  });

  test('a submission is accepted while the MySQL server does not respond', async () => {
    const api = await start();
    await eventually(() => isReady(api));
    proxy.silence();
    expect((await api.visitor().post('/api/business-leads', lead)).status).toBe(201);
    await proxy.restore();
    await eventually(async () => (await rows()).length === 1);
  });

  test('the next process finishes copying a long queue after the first one is stopped', async () => {
    const { own } = takeSlot(join(database.folder, 'intake'));
    const queue = 6000;
    own.append(Array.from({ length: queue }, (_, index) => submissionOf(`queued-${index}`)));
    own.close();
    const { run } = await start();
    const copied = async () => {
      const [row] = await database.on((db) =>
        db('business_leads')
          .count({ count: '*' })
          .catch(() => []),
      );
      return Number(row?.count ?? 0);
    };
    await eventually(async () => (await copied()) > 0);
    expect(await terminate(run)).toBe(0);
    expect(run.output()).not.toContain('"level":"error"');
    expect(await copied()).toBeLessThan(queue);
    await start();
    await eventually(async () => (await copied()) === queue);
  });

  test('flags the second submission when two replicas accept the same captcha token', async () => {
    const api = await start({ SESSION_SECRET: 's'.repeat(40) });
    const other = await start({ SESSION_SECRET: 's'.repeat(40) });
    await eventually(async () => (await isReady(api)) && (await isReady(other)));
    proxy.cut();
    const captchaToken = await solvedCaptcha(api.visitor(), 'contact');
    for (const { visitor } of [api, other])
      expect((await visitor().post('/api/contact', { ...contact, captchaToken })).status).toBe(201);
    const again = await api.visitor().post('/api/contact', { ...contact, captchaToken });
    expect(again.json).toMatchObject({ code: 'captcha_refused' });
    await proxy.restore();
    await eventually(async () => (await rows('contact_messages')).length === 2);
    const flags = (await rows('contact_messages')).map(({ flagged_for }) => flagged_for);
    expect(flags.sort()).toEqual(['captcha used twice', null]);
    expect(await rows('outbox')).toHaveLength(1);
  });

  test('a submission that MySQL rejects is quarantined and reported without blocking others', async () => {
    const api = await start();
    await eventually(() => isReady(api));
    await database.on((db) => db.raw('alter table business_leads modify name varchar(5) not null'));
    for (const name of ['Somebody long', 'Short'])
      expect((await api.visitor().post('/api/business-leads', { ...lead, name })).status).toBe(201);
    await eventually(async () => (await rows()).length === 1);
    await api.run.waitFor(/ER_DATA_TOO_LONG/);
    await eventually(async () => (await api.ready()).json.intake.waiting === 0);
    const { json } = await api.ready();
    expect(json).toMatchObject({ status: 'degraded', intake: { quarantined: 1 } });
    expect(api.run.output()).not.toContain('Somebody long');
    api.run.child.kill('SIGKILL');
    await api.run.ended;
    const { own } = takeSlot(join(database.folder, 'intake'));
    expect(own.state().quarantined).toBe(1);
    own.close();
  });
};

if (isOnMySql) describe('while MySQL is down', whileMySqlIsAway);
