import { existsSync, readFileSync } from 'node:fs';
import { eventually } from '../../test/support/eventually.ts';
import { leadsPath, sendLead } from '../../test/support/record-seeds.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { isOnMySql } from '../../test/support/test-database.ts';
import { readConfig } from '../server/config.ts';
import { startApi } from '../server/start-api.ts';

const name = 'Kamala Wickramasinghe';
const email = 'kamala.wickramasinghe@example.com';
const remains = /kamala|wickramasinghe|called back/i;

/** Returns the bytes of the file and its write-ahead log. */
const bytesOf = (file: string) =>
  [file, `${file}-wal`].map((part) => (existsSync(part) ? readFileSync(part, 'latin1') : '')).join('');

/** Sends a hundred leads of other people and five of the person, one of which has a note and is deleted. */
async function sendAll(api: TestApi) {
  const administrator = await api.administrator();
  for (let round = 0; round < 5; round += 1) {
    for (let index = 0; index < 20; index += 1) await sendLead(api, { name: `Somebody ${round} ${index}` });
    const id = await sendLead(api, { name, email });
    if (round > 0) continue;
    await administrator.post(`${leadsPath}/${id}/notes`, { text: 'called back' });
    await administrator.delete(`${leadsPath}/${id}`);
  }
  return administrator;
}

const restart = async (api: TestApi) => {
  const folder = api.databaseUrl.replace(/\/[^/]*$/, '');
  const again = await startApi(
    readConfig({ DATABASE_URL: api.databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' }),
  );
  return again.close;
};

const onSqlite = () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi();
  });

  test('contains no bytes of an erased person', async () => {
    const administrator = await sendAll(api);
    expect(bytesOf(api.databaseUrl)).toMatch(remains);
    expect((await administrator.post('/api/admin/privacy/erase', { email })).status).toBe(200);
    expect(bytesOf(api.databaseUrl)).not.toMatch(remains);
    expect((await administrator.get(`${leadsPath}?limit=9&q=somebody`)).json).toHaveLength(9);
  });

  test('contains no bytes of purged records', async () => {
    await sendAll(api);
    await api.db('business_leads').where({ email }).update({ created_at: 1 });
    const close = await restart(api);
    await eventually(() => !remains.test(bytesOf(api.databaseUrl)));
    expect(await api.db('business_leads')).toHaveLength(100);
    await close();
  });
};

test('an erasure works on any database', async () => {
  const api = await startTestApi();
  const administrator = await api.administrator();
  await sendLead(api, { name, email });
  expect((await administrator.post('/api/admin/privacy/erase', { email })).status).toBe(200);
});

if (!isOnMySql) describe('an SQLite file', onSqlite);
