import { existsSync, readFileSync } from 'node:fs';
import { eventually } from '../../test/support/eventually.ts';
import { leadsPath, sendLead } from '../../test/support/record-seeds.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';

const name = 'Kamala Wickramasinghe';
const email = 'kamala.wickramasinghe@example.com';
const remains = /kamala|wickramasinghe|called back/i;

/** Returns the bytes of the file and its write-ahead log. */
const bytesOf = (file: string) =>
  [file, `${file}-wal`].map((part) => (existsSync(part) ? readFileSync(part, 'latin1') : '')).join('');

/** Sends a hundred leads of other people and five of the person, one of which has a note and is deleted. */
async function sendAll() {
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

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});

test('an SQLite file contains no bytes of an erased person', async () => {
  const administrator = await sendAll();
  expect(bytesOf(api.databaseUrl)).toMatch(remains);
  expect((await administrator.post('/api/admin/privacy/erase', { email })).status).toBe(200);
  expect(bytesOf(api.databaseUrl)).not.toMatch(remains);
  expect((await administrator.get(`${leadsPath}?limit=9&q=somebody`)).json).toHaveLength(9);
});

test('an SQLite file contains no bytes of purged records', async () => {
  await sendAll();
  await api.db('business_leads').where({ email }).update({ created_at: 1 });
  // The hourly purge runs at the start.
  await startTestApi({ DATABASE_URL: api.databaseUrl });
  await eventually(() => !remains.test(bytesOf(api.databaseUrl)));
  expect(await api.db('business_leads')).toHaveLength(100);
});
