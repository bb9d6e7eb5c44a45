import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { bodyParser } from '@koa/bodyparser';
import { apiPaths } from '@suite/contracts/paths';
import { createGateway } from '@suite/gateway/gateway';
import Koa, { type Context } from 'koa';
import { builtFolder } from '../../scripts/build-stale.ts';
import { openBareQueries, type Row } from './queries.ts';

/**
 * Baseline of the benches: a server that does nothing but run one statement per request, behind the embedded gateway.
 */
const queries = openBareQueries(process.env.DATABASE_URL ?? '');

async function storeLead(ctx: Context) {
  const { name = '', mobileNumber = '', email = '' } = ctx.request.body as Record<string, string>;
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
app.use(bodyParser()).use(async (ctx) => {
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
