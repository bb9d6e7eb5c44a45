import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Database from 'better-sqlite3';
import Koa from 'koa';
import { createPool } from 'mysql2';
import { createPool as createPromisePool } from 'mysql2/promise';

/** Baseline of `npm run bench -- lists` and `-- export`: one query whose rows are sent unchanged. */
const url = process.env.DATABASE_URL ?? '';
const page =
  'select id, name, mobile_number, email, created_at from business_leads order by created_at desc, id desc limit 50';
const all = page.replace(' limit 50', '');

interface Row {
  id: number;
  name: string;
  mobile_number: string;
  email: string;
  created_at: number;
}

interface Bare {
  page(): Promise<unknown[]>;
  stream(): AsyncIterable<Row>;
}

function onSqlite(): Bare {
  const db = new Database(url, { readonly: true });
  const select = db.prepare<[], Row>(page);
  return {
    page: async () => select.all(),
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

function onMySql(): Bare {
  const pool = createPromisePool({ uri: url, connectionLimit: 10 });
  const streaming = createPool({ uri: url, connectionLimit: 2 });
  return {
    page: async () => {
      const [rows] = await pool.query(page);
      return rows as unknown[];
    },
    stream: () => streaming.query(all).stream({ highWaterMark: 500 }) as AsyncIterable<Row>,
  };
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

const bare = url.startsWith('mysql:') ? onMySql() : onSqlite();
const app = new Koa();
app.use(async (ctx) => {
  if (ctx.path === '/export') ctx.body = Readable.from(csv(bare.stream()), { objectMode: false });
  else ctx.body = await bare.page();
});
const server = createServer(app.callback()).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
