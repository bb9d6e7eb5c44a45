import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import { createServer as createSilentServer } from 'node:net';
import { createServer as createSecureServer } from 'node:tls';
import { listen } from '../../../test/support/afterwards.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { startFaultProxy } from '../../../test/support/fault-proxy.ts';
import { receivedText } from '../../../test/support/received-text.ts';
import { asRobot, leadRow, sendForm, yesterday } from '../../../test/support/record-seeds.ts';
import { runServer, terminate, visitorOf } from '../../../test/support/run-node.ts';
import { type SmtpSink, startSmtpSink } from '../../../test/support/smtp-sink.ts';
import { lead, startTestApi, type TestApi } from '../../../test/support/test-api.ts';
import { createTestDatabase } from '../../../test/support/test-database.ts';
import { testOnSqlite } from '../../../test/support/test-on-sqlite.ts';
import type { Visitor } from '../../../test/support/visitor.ts';
import { productTiming, type Timing } from '../../server/timing.ts';

const company = 'leads@example.com';

let sink: SmtpSink;
beforeEach(async () => {
  sink = await startSmtpSink();
});

const start = (env: NodeJS.ProcessEnv = {}, timing: Partial<Timing> = {}) =>
  startTestApi({ SMTP_URL: sink.url, COMPANY_EMAIL: company, ...env }, { timing });

const sendLead = (api: TestApi, input: object = lead) => api.visitor().post('/api/business-leads', input);
const hurry = (api: TestApi) =>
  api.db('outbox').whereNotNull('next_attempt_at').update({ next_attempt_at: 1 });

/** Sends another lead and waits for its mail, before which all mails that are due are sent. Returns the earlier mails. */
async function mailsBeforeNext(visitor: Visitor) {
  const name = 'Sent Last';
  const isLast = (mail: SmtpSink['mails'][number]) => mail.raw.includes(name);
  expect((await visitor.post('/api/business-leads', { ...lead, name })).status).toBe(201);
  await eventually(() => sink.mails.some(isLast));
  return sink.mails.filter((mail) => !isLast(mail));
}

const textOf = (raw = '') => decodeURIComponent(raw.replace(/=\r\n/g, '').replace(/=(?=[0-9A-F]{2})/g, '%'));

test('each submission is sent as one mail to the configured address, its text as text', async () => {
  const api = await start();
  await sendLead(api, { ...lead, name: '<img src=x> Bcc: a@example.org' });
  const message = 'First line.\r\n\nThird <line>.';
  await sendForm(api.visitor(), 'contact', { message, toEmail: 'other@example.org' });
  await sendForm(api.visitor(), 'partner');
  const mails = await mailsBeforeNext(api.visitor());
  expect(mails.map((mail) => mail.header('Subject')).sort()).toEqual([
    'New business lead',
    'New contact message',
    'New partner application',
  ]);
  for (const mail of mails) {
    expect([mail.from, mail.to]).toEqual([company, [company]]);
    expect([mail.header('From'), mail.header('To')]).toEqual([company, company]);
    expect(mail.header('Reply-To')).toBe(lead.email);
    expect(mail.header('Bcc')).toBeUndefined();
    expect(mail.raw).not.toContain('other@example.org');
    expect(mail.raw.split('text/html')[1]).not.toContain('<img');
  }
  const [leadMail] = mails.filter((mail) => mail.header('Subject') === 'New business lead');
  expect(leadMail?.raw).toContain('<img src=x>');
  const partnerMail = mails.find((mail) => mail.header('Subject') === 'New partner application');
  expect(partnerMail?.raw).toContain('Nimal Perera');
  expect(partnerMail?.raw).toContain('Product Interest: Jewellery Management');
  const contactMail = mails.find((mail) => mail.header('Subject') === 'New contact message');
  expect(contactMail?.raw).toContain('Chosen Plan: Enterprise Resource Planning');
  // Not every mail program applies white-space.
  expect(textOf(contactMail?.raw.split('text/html')[1])).toContain('First line.<br><br>Third &lt;line&gt;.');
  expect(new Set(mails.map((mail) => mail.header('Message-ID'))).size).toBe(3);
});

testOnSqlite(
  'an address in another script is readable in the mail, and Reply-To contains only ASCII',
  async () => {
    const api = await start({ ACKNOWLEDGE_VISITORS: 'true' });
    await sendLead(api, { ...lead, email: 'info@müller.example' });
    await eventually(() => sink.mails.length === 2);
    const [mail, acknowledgement] = sink.mails.toSorted((a) => (a.to.join() === company ? -1 : 1));
    expect(mail?.header('Reply-To')).toBe('info@xn--mller-kva.example');
    // The test's mail server shows the domain of a recipient in its own script.
    expect(acknowledgement?.to).toEqual(['info@müller.example']);
    expect(textOf(mail?.raw)).toContain('Email: info@müller.example');
    sink.mails.length = 0;
    await sendLead(api, { ...lead, email: '用户@例え.example' });
    await eventually(async () => (await api.db('outbox').whereNull('sent_at')).length === 0);
    expect(sink.mails.map(({ to }) => to)).toEqual([[company]]);
    expect(sink.mails[0]?.header('Reply-To')).toBeUndefined();
    expect(textOf(sink.mails[0]?.raw)).toContain('Email: 用户@例え.example');
  },
);

test('a refused mail is retried until the server accepts it', async () => {
  const api = await start();
  sink.refuse(true);
  expect((await sendLead(api)).status).toBe(201);
  const failures = async () => (await api.db('outbox').first()) ?? {};
  await eventually(async () => (await failures()).last_error !== null);
  expect(await failures()).toMatchObject({
    attempts: 1,
    last_error: 'the mail server refused the mail (EMESSAGE 451)',
    sent_at: null,
  });
  expect((await failures()).next_attempt_at).toBeGreaterThan(Date.now());
  sink.refuse(false);
  await hurry(api);
  await eventually(async () => (await failures()).sent_at !== null);
  await hurry(api);
  expect(await mailsBeforeNext(api.visitor())).toHaveLength(1);
  // So that a mail server or program can leave out one that it received twice.
  const [first, repeated] = [sink.refused[0], sink.mails[0]].map((mail) => mail?.header('Message-ID'));
  expect(first).toBe(repeated);
});

testOnSqlite(
  'a server that takes longer than a connection may take receives each mail only once',
  async () => {
    const mailGreetingLimit = 200;
    const api = await start({}, { mailGreetingLimit });
    sink.hold();
    await sendLead(api);
    await eventually(() => sink.received() === 1);
    // The limit of a later attempt, at a server that never greets, ends after that of this one.
    const silent = `smtp://127.0.0.1:${await listen(createSilentServer())}?tls=none`;
    const other = await start({ SMTP_URL: silent }, { mailGreetingLimit });
    await sendLead(other);
    await eventually(async () => (await other.db('outbox').first('last_error')).last_error !== null);
    sink.release();
    expect(await mailsBeforeNext(api.visitor())).toHaveLength(1);
    // An attempt that did not reach the server in time does not count.
    expect(sink.received()).toBe(2);
  },
);

test('stopping finishes the current mail and starts no other', async () => {
  const api = await start();
  sink.hold();
  await Promise.all(Array.from({ length: 10 }, () => sendLead(api)));
  await eventually(() => sink.received() === 1);
  const stopped = api.stop();
  sink.release();
  await stopped;
  expect(sink.mails).toHaveLength(1);
});

testOnSqlite('SIGTERM ends the process although the mail server does not answer', async () => {
  sink.hold();
  const database = await createTestDatabase();
  const env = { SMTP_URL: sink.url, COMPANY_EMAIL: company };
  const run = runServer(database, env, [], { sendingLimit: 100 });
  expect((await (await visitorOf(run)).post('/api/business-leads', lead)).status).toBe(201);
  await eventually(() => sink.received() === 1);
  expect(await terminate(run)).toBe(0);
  sink.release();
  const db = database.open();
  await db('outbox').update({ next_attempt_at: 1 });
  // The server may also have kept what the first process sent: a mail is sent at least once, under one Message-ID.
  const mails = await mailsBeforeNext(await visitorOf(runServer(database, env)));
  expect(new Set(mails.map(({ header }) => header('message-id'))).size).toBe(1);
  await eventually(async () => (await db('outbox').whereNotNull('sent_at')).length === 2);
});

test('waiting mails are sent at once when the server is back', async () => {
  const proxy = await startFaultProxy(new URL(sink.url));
  const api = await start({ SMTP_URL: proxy.url });
  proxy.cut();
  for (let i = 0; i < 3; i += 1) await sendLead(api, { ...lead, name: `Lead ${i}` });
  const failed = () => api.db('outbox').whereNotNull('last_error').where('next_attempt_at', '>', Date.now());
  await eventually(async () => (await failed()).length === 3);
  await api.db('outbox').update({ next_attempt_at: Date.now() + 3_600_000 });
  await proxy.restore();
  const [first] = await failed();
  await api.db('outbox').where({ id: first.id }).update({ next_attempt_at: 1 });
  await eventually(() => sink.mails.length === 3);
});

testOnSqlite('a server without TLS gets no mail unless SMTP_URL has tls=none', async () => {
  const api = await start({ SMTP_URL: sink.url.replace('?tls=none', '') });
  await sendLead(api);
  await eventually(async () => (await api.db('outbox').first('last_error')).last_error !== null);
  expect(sink.mails).toEqual([]);
});

test('flagged and repeated submissions send no mail, and only flagged ones are reported', async () => {
  const api = await start({}, { flaggedPause: 50 });
  const headers = { 'Idempotency-Key': 'once' };
  for (let i = 0; i < 3; i += 1) await api.visitor().post('/api/business-leads', lead, headers);
  expect(await mailsBeforeNext(api.visitor())).toHaveLength(1);
  expect(await api.db('outbox').orderBy('id').pluck('channel')).toEqual(['mail', 'mail']);
  await sendLead(api, { ...lead, ...asRobot });
  await eventually(() => sink.mails.length === 3);
  expect(await api.db('outbox').orderBy('id').pluck('channel')).toEqual(['mail', 'mail', 'flagged']);
});

describe('flagged submissions', () => {
  const notices = () => sink.mails.filter((mail) => mail.header('Subject')?.includes('possible spam'));
  const timing = { flaggedPause: 50 };
  const flag = (api: TestApi) => sendLead(api, { ...lead, name: 'Real Person', ...asRobot });

  test('are reported by one mail a day, whatever the number of processes', async () => {
    const database = await createTestDatabase();
    const hosts = { PUBLIC_URL: 'http://127.0.0.1:8080', ADMIN_HOSTS: 'admin.example.com:9000' };
    const shared = { DATABASE_URL: database.url, ...hosts };
    const api = await start(shared, timing);
    await start(shared, timing);
    for (let i = 0; i < 2; i += 1) await flag(api);
    await eventually(() => notices().length === 1);
    await flag(api);
    await mailsBeforeNext(api.visitor());
    expect(notices()).toHaveLength(1);
    const [mail] = notices();
    expect([mail?.greeting, mail?.from, mail?.to]).toEqual(['example.com', company, [company]]);
    expect(mail?.raw).toMatch(/Business Leads: [12]/);
    expect(mail?.raw).toContain('http://admin.example.com:9000/backend');
    expect(mail?.raw).not.toContain('Real Person');
    const db = database.open();
    // As if a day had passed.
    await db('outbox')
      .where({ channel: 'flagged' })
      .decrement('created_at', 25 * 60 * 60 * 1000);
    await eventually(() => notices().length === 2);
  });

  test('that administrators have handled before the mail is sent are not reported', async () => {
    const proxy = await startFaultProxy(new URL(sink.url));
    proxy.cut();
    const api = await start({ SMTP_URL: proxy.url }, timing);
    await flag(api);
    const notices = () => api.db('outbox').where({ channel: 'flagged' });
    await eventually(async () => (await notices().whereNotNull('last_error')).length === 1);
    await api.db('business_leads').update({ folder: 'inbox', flagged_for: null });
    await proxy.restore();
    await hurry(api);
    await eventually(async () => (await notices()).length === 0);
    expect(sink.mails).toEqual([]);
  });
});

test('a deleted submission sends no mail', async () => {
  const api = await start({ SMTP_URL: 'smtp://127.0.0.1:1?tls=none' });
  await sendLead(api);
  await api.db('business_leads').delete();
  await hurry(api);
  await eventually(async () => (await api.db('outbox').select('id')).length === 0);
});

test('an administrator can retry a failed notification', async () => {
  const api = await start();
  sink.refuse(true);
  // Insert the lead before its outbox entry, because the relay may run at any moment.
  await api.db('business_leads').insert(leadRow('x', yesterday, { email: '' }));
  await api.db('outbox').insert({
    submission_table: 'business_leads',
    submission_id: 'x',
    channel: 'mail',
    attempts: 59,
    next_attempt_at: 1,
    created_at: Date.UTC(2026, 0, 1),
  });
  await eventually(async () => (await api.db('outbox').whereNotNull('failed_at')).length === 1);
  const administrator = await api.administrator();
  const { json } = await administrator.get('/api/admin/notifications');
  expect(json).toEqual({
    waiting: 0,
    failed: [
      {
        id: expect.any(Number),
        form: 'business_leads',
        channel: 'mail',
        attempts: 60,
        error: 'the mail server refused the mail (EMESSAGE 451)',
        createdAt: '2026-01-01T00:00:00.000Z',
      },
    ],
  });
  const retry = `/api/admin/notifications/${json.failed[0].id}/retry`;
  sink.refuse(false);
  expect((await administrator.post(retry, {})).status).toBe(204);
  await eventually(() => sink.mails.length === 1);
  await eventually(async () => (await administrator.post(retry, {})).status === 404);
});

describe('acknowledgements to visitors', () => {
  const acknowledging = { ACKNOWLEDGE_VISITORS: 'true' };
  const visitorMails = () => sink.mails.filter(({ to }) => to.join() !== company);
  const companyMails = () => sink.mails.filter(({ to }) => to.join() === company);

  testOnSqlite('contain no text from the visitor', async () => {
    const api = await start(acknowledging);
    await sendLead(api, { ...lead, name: 'Buy at shop.example.org' });
    await eventually(() => sink.mails.length === 2);
    const [mail] = visitorMails();
    expect([mail?.from, mail?.to]).toEqual([company, [lead.email]]);
    expect(mail?.header('Subject')).toBe('We have received your message');
    expect(mail?.header('Reply-To')).toBe(company);
    expect(mail?.header('Auto-Submitted')).toBe('auto-generated');
    expect(mail?.header('Message-ID')).toMatch(/^<acknowledgement-[0-9a-f]{32}@example\.com>$/);
    expect(mail?.raw).toMatch(/Thank you for writing to Ceyluma/);
    expect(mail?.raw).not.toMatch(/shop\.example\.org|\+94/);
  });

  test('are sent at most once a day per address', async () => {
    const api = await start(acknowledging);
    await sendLead(api);
    await sendLead(api, { ...lead, email: lead.email.toUpperCase() });
    await sendForm(api.visitor(), 'contact');
    await eventually(() => companyMails().length === 3);
    await eventually(async () => (await api.db('outbox').whereNull('sent_at')).length === 0);
    expect(visitorMails()).toHaveLength(1);
    for (const table of ['business_leads', 'contact_messages'])
      await api.db(table).update({ created_at: Date.now() - 25 * 3_600_000 });
    await sendLead(api);
    await eventually(() => visitorMails().length === 2);
  });

  test('are not sent for missing addresses, flagged submissions or old submissions', async () => {
    const api = await start(acknowledging);
    await sendLead(api, { ...lead, email: '' });
    await sendLead(api, { ...lead, email: 'robot@example.org', ...asRobot });
    await eventually(() => companyMails().length === 1);
    sink.refuse(true);
    await sendLead(api, { ...lead, email: 'late@example.org' });
    await eventually(async () => (await api.db('outbox').whereNotNull('last_error')).length === 2);
    await api.db('business_leads').update({ created_at: Date.now() - 25 * 3_600_000 });
    sink.refuse(false);
    await hurry(api);
    await eventually(() => companyMails().length === 2);
    await eventually(async () => (await api.db('outbox').where({ channel: 'acknowledgement' })).length === 0);
    expect(visitorMails()).toEqual([]);
  });

  testOnSqlite('are dropped after one attempt if the address does not exist', async () => {
    const strict = await startSmtpSink({
      onRcptTo: ({ address }, _, done) =>
        done(
          address === company ? null : Object.assign(new Error('Nobody of that name'), { responseCode: 550 }),
        ),
    });
    const api = await start({ ...acknowledging, SMTP_URL: strict.url });
    await sendLead(api);
    await eventually(() => strict.mails.length === 1);
    await eventually(async () => (await api.db('outbox').where({ channel: 'acknowledgement' })).length === 0);
    expect(strict.mails[0]?.to).toEqual([company]);
  });
});

describe('a webhook', () => {
  const secret = 'a secret of more than thirty-two letters';
  let receiver: Server;
  let port: number;
  let calls: { headers: IncomingHttpHeaders; body: string }[];
  let answer: number;
  let answerHeaders: OutgoingHttpHeaders;
  beforeEach(async () => {
    calls = [];
    answer = 200;
    answerHeaders = { Location: '/elsewhere' };
    receiver = createServer(async (request, response) => {
      const body = await receivedText(request);
      if (body === undefined) return;
      calls.push({ headers: request.headers, body });
      if (answer) response.writeHead(answer, answerHeaders).end();
    });
    port = await listen(receiver);
  });

  const startHooked = (timing: Partial<Timing> = {}) =>
    start(
      {
        SMTP_URL: '',
        WEBHOOK_URL: `http://crm:p%40ss%23@127.0.0.1:${port}/hook`,
        WEBHOOK_SECRET: secret,
      },
      timing,
    );

  testOnSqlite(
    'receives each submission as JSON with signature, timestamp, and user and password of its URL',
    async () => {
      const api = await startHooked();
      await sendLead(api);
      await eventually(() => calls.length === 1);
      const [call] = calls;
      const { headers, body } = call ?? { headers: {}, body: '' };
      const timestamp = headers['x-webhook-timestamp'];
      expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
      expect(headers['x-webhook-signature']).toBe(
        `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
      );
      expect(headers.authorization).toBe(`Basic ${Buffer.from('crm:p@ss#').toString('base64')}`);
      expect(JSON.parse(body)).toEqual({
        id: headers['idempotency-key'],
        form: 'lead',
        receivedAt: expect.stringMatching(/Z$/),
        fields: { Name: lead.name, 'Mobile Number': lead.mobileNumber, Email: lead.email },
      });
    },
  );

  test('is called while mails wait because no mail server is configured', async () => {
    const api = await startHooked();
    await sendLead(api);
    await sendLead(api);
    await eventually(() => calls.length === 2);
    expect(await api.db('outbox').where({ channel: 'mail' }).select('attempts', 'sent_at')).toEqual([
      { attempts: 0, sent_at: null },
      { attempts: 0, sent_at: null },
    ]);
  });

  const failed = (api: TestApi) => api.db('outbox').where({ channel: 'webhook' }).whereNotNull('last_error');

  testOnSqlite('that can not be reached fails with the reason in words', async () => {
    const securePort = await listen(createSecureServer({}));
    receiver.close();
    for (const [url, reason] of [
      [`http://127.0.0.1:${port}/`, /^the server refused the connection: .* \(ECONNREFUSED\)$/],
      ['http://hooks.invalid/', /^the name of the server could not be found \(E\w+\)$/],
      [`https://127.0.0.1:${securePort}/`, /^the TLS connection failed \(TLS: .*handshake failure\)$/],
      [
        `http://127.0.0.1:${securePort}/`,
        /^the server closed the connection or does not speak this protocol/,
      ],
    ] as const) {
      const api = await start({ SMTP_URL: '', WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
      await sendLead(api);
      await eventually(async () => (await failed(api)).length === 1);
      expect((await failed(api))[0].last_error).toMatch(reason);
    }
  });

  testOnSqlite('that fails is called again with the same Idempotency-Key', async () => {
    const api = await startHooked({ webhookLimit: 1000 });
    for (const [status, reason] of [
      [500, 'the receiver answered with an error (500)'],
      [302, 'the receiver redirects: set WEBHOOK_URL to the address it redirects to (302)'],
      [101, 'the server closed the connection or does not speak this protocol (ECONNRESET)'],
      [304, 'the receiver answered with an error (304)'],
      [999, 'the receiver answered with an error (999)'],
      [0, 'the server did not answer in time (TimeoutError)'],
    ] as const) {
      calls = [];
      answer = status;
      answerHeaders =
        status === 101 ? { Connection: 'Upgrade', Upgrade: 'websocket' } : { Location: '/elsewhere' };
      await api.db('outbox').delete();
      await sendLead(api);
      await eventually(async () => (await failed(api)).length === 1);
      expect((await failed(api))[0].last_error).toBe(reason);
      answerHeaders = {};
      answer = 204;
      await hurry(api);
      await eventually(async () => (await api.db('outbox').whereNotNull('sent_at')).length === 1);
      expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    }
  });

  testOnSqlite('that works on after the head of its answer keeps its connection', async () => {
    let finish: (() => void) | undefined;
    let isStored = false;
    receiver.removeAllListeners('request').on('request', async (request, response) => {
      await receivedText(request);
      response.write('working');
      finish = () => response.end('done');
      response.on('finish', () => {
        isStored = true;
      });
    });
    const api = await startHooked();
    await sendLead(api);
    await eventually(() => finish !== undefined);
    // The product would have closed the connection by now.
    await sendLead(api);
    finish?.();
    await eventually(async () => (await api.db('outbox').whereNotNull('sent_at')).length > 0);
    expect(isStored).toBe(true);
  });

  testOnSqlite.each([
    ['line ends without CR', 'HTTP/1.1 200 OK\nContent-Length: 2\n\nok'],
    ['two kinds of length', 'Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n2\r\nok\r\n0\r\n\r\n'],
    ['the same length twice', 'Content-Length: 2\r\nContent-Length: 2\r\n\r\nok'],
    ['a space in the name of a header', 'X Powered: php\r\nContent-Length: 2\r\n\r\nok'],
    ['large cookies', `Set-Cookie: a=${'x'.repeat(20_000)}\r\nContent-Length: 2\r\n\r\nok`],
    ['a body that breaks off', 'Content-Length: 20\r\n\r\nok'],
    ['a body that never ends', 'Content-Length: 20\r\n\r\nok', true],
    ['a large body', `\r\n${'x'.repeat(3_000_000)}`, true],
  ])('that answers 200 with %s is called once', async (_kind, answer, isKeptOpen = false) => {
    const raw = createSilentServer((socket) => {
      const text = answer.startsWith('HTTP') ? answer : `HTTP/1.1 200 OK\r\n${answer}`;
      socket
        .on('error', () => undefined)
        .once('data', () => {
          socket.write(text);
          if (!isKeptOpen) socket.end();
        });
    });
    const port = await listen(raw);
    const api = await start(
      { SMTP_URL: '', WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: secret },
      { webhookLimit: 1000 },
    );
    await sendLead(api);
    const tried = () =>
      api.db('outbox').whereNotNull('sent_at').orWhereNotNull('last_error').select('last_error', 'sent_at');
    await eventually(async () => (await tried()).length === 1);
    raw.close();
    expect(await tried()).toEqual([{ last_error: null, sent_at: expect.any(Number) }]);
  });

  testOnSqlite.each([
    ['seconds', () => '1800', 1800],
    ['a date', () => new Date(Date.now() + 3_000_000).toUTCString(), 2900],
    ['anything else', () => 'soon', 0],
  ])('that asks to wait by %s in Retry-After is not called before', async (_kind, retryAfter, seconds) => {
    const api = await startHooked();
    answer = 429;
    answerHeaders = { 'Retry-After': retryAfter() };
    await sendLead(api);
    await eventually(async () => (await failed(api)).length > 0);
    const [{ created_at, next_attempt_at }] = await failed(api);
    expect(next_attempt_at - created_at).toBeGreaterThan(seconds * 1000);
    if (seconds === 0) expect(next_attempt_at - created_at).toBeLessThan(1_800_000);
  });

  test('is claimed for longer than it has for its answer, which is at least 15 seconds', async () => {
    expect(productTiming.webhookLimit).toBeGreaterThanOrEqual(15_000);
    const api = await startHooked();
    answer = 0;
    await sendLead(api);
    await eventually(() => calls.length === 1);
    const { next_attempt_at } = await api.db('outbox').where({ channel: 'webhook' }).first('next_attempt_at');
    expect(next_attempt_at).toBeGreaterThan(Date.now() + productTiming.webhookLimit);
  });
});
