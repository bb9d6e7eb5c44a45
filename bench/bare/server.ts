import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { apiPaths } from '@suite/contracts/paths';
import { createGateway } from '@suite/gateway/gateway';
import Database from 'better-sqlite3';
import Koa, { type Context } from 'koa';
import { createPool } from 'mysql2';
import { createPool as createPromisePool } from 'mysql2/promise';
import { builtFolder } from '../../scripts/build-stale.ts';

/** A lead as the bare server stores it. */
type Lead = [key: string, name: string, phone: string, email: string, at: number];

interface Row {
  id: number;
  name: string;
  mobile_number: string;
  email: string;
  created_at: number;
}

/** The minimum of database queries that a server needs. */
interface BareQueries {
  insert(lead: Lead): Promise<unknown>;
  /** Returns whether a session with this hash exists. */
  hasSession(idHash: string): Promise<boolean>;
  page(): Promise<unknown[]>;
  stream(): AsyncIterable<Row>;
}

const insert =
  'insert into business_leads (submission_id, submission_hash, name, mobile_number, email, created_at) values (?, ?, ?, ?, ?, ?)';
const session =
  'select username, role from sessions join administrators on administrators.id = administrator_id where id_hash = ? and disabled_at is null';
const all =
  'select id, name, mobile_number, email, created_at from business_leads order by created_at desc, id desc';
const page = `${all} limit 50`;

const valuesOf = ([key, ...others]: Lead) => [key, 'x', ...others];

/** Opens an SQLite file, which it writes as durably as the product does. */
function onSqlite(file: string): BareQueries {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  const insertOne = db.prepare(insert);
  const selectSession = db.prepare(session);
  const selectPage = db.prepare<[], Row>(page);
  return {
    insert: async (lead) => insertOne.run(valuesOf(lead)),
    hasSession: async (idHash) => selectSession.get(idHash) !== undefined,
    page: async () => selectPage.all(),
    stream: async function* () {
      let count = 0;
      for (const row of db.prepare<[], Row>(all).iterate()) {
        yield row;
        count += 1;
        // Yields to the event loop, as any real server must.
        if (count % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

function onMySql(uri: string): BareQueries {
  const pool = createPromisePool({ uri, connectionLimit: 10 });
  const streaming = createPool({ uri, connectionLimit: 2 });
  const select = async (sql: string, values: string[] = []) => (await pool.execute(sql, values))[0] as Row[];
  return {
    insert: (lead) => pool.execute(insert, valuesOf(lead)),
    hasSession: async (idHash) => (await select(session, [idHash])).length > 0,
    page: () => select(page),
    stream: () => streaming.query(all).stream({ highWaterMark: 500 }) as AsyncIterable<Row>,
  };
}

/** Opens the database of the address, an SQLite file or a MySQL URL. */
const openBareQueries = (url: string) => (url.startsWith('mysql:') ? onMySql(url) : onSqlite(url));

/**
 * Baseline of the benches: a server that does nothing but run one statement per request, behind the embedded gateway.
 */
const queries = openBareQueries(process.env.DATABASE_URL ?? '');

async function storeLead(ctx: Context) {
  const { name = '', mobileNumber = '', email = '' } = (await json(ctx.req)) as Record<string, string>;
  await queries.insert([randomUUID(), name, mobileNumber, email, Date.now()]);
  ctx.status = 201;
  ctx.body = { message: 'Thank you!' };
}

const quoted = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

async function* csv(rows: AsyncIterable<Row>) {
  let lines: string[] = [];
  for await (const { id, name, mobile_number, email, created_at } of rows) {
    const cells = [id, name, mobile_number, email, new Date(created_at).toISOString()];
    lines.push(cells.map(quoted).join(','));
    if (lines.length === 500) {
      yield `${lines.join('\r\n')}\r\n`;
      lines = [];
    }
  }
  if (lines.length > 0) yield `${lines.join('\r\n')}\r\n`;
}

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.path === '/healthz') ctx.body = { status: 'ok' };
  else if (ctx.method === 'POST') await storeLead(ctx);
  else {
    const idHash = createHash('sha256')
      .update(ctx.cookies.get('session') ?? '')
      .digest('base64url');
    if (!(await queries.hasSession(idHash))) ctx.throw(401);
    if (ctx.path === apiPaths.exportRecords('business-leads'))
      ctx.body = Readable.from(csv(queries.stream()), { objectMode: false });
    else ctx.body = await queries.page();
  }
});
const mode = 'production';
const server = createGateway({
  distFolders: {
    shell: builtFolder('shell', mode),
    marketing: builtFolder('marketing', mode),
    admin: builtFolder('admin', mode),
  },
  api: app.callback(),
});
server.listen(0, () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
