import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyParser } from '@koa/bodyparser';
import Koa from 'koa';
import { createPool } from 'mysql2/promise';

/** Baseline of `npm run bench -- intake`: a server that only inserts one row per request. */
const pool = createPool({ uri: process.env.DATABASE_URL ?? '', connectionLimit: 10 });
const insert =
  'insert into business_leads (submission_id, submission_hash, name, mobile_number, email, created_at) values (?, ?, ?, ?, ?, ?)';

const app = new Koa();
app.use(bodyParser()).use(async (ctx) => {
  const { name = '', mobileNumber = '', email = '' } = ctx.request.body as Record<string, string>;
  await pool.execute(insert, [ctx.get('Idempotency-Key'), 'x', name, mobileNumber, email, Date.now()]);
  ctx.status = 201;
  ctx.body = { message: 'Thank you!' };
});
const server = createServer(app.callback()).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
