import type { Knex } from 'knex';
import { leadsPath, namesOf, sendLead } from '../../test/support/record-seeds.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { isOnMySql } from '../../test/support/test-database.ts';
import { readConfig } from '../server/config.ts';
import { prepareDatabase } from '../server/prepare-database.ts';
import { indexNames } from './record-columns.ts';

const table = 'business_leads';
const words = `${table}_words`;

/** Adds the full-text index of the release before the migration 0090. */
async function addFullText(db: Knex) {
  if (isOnMySql) {
    await db.raw(`create fulltext index ${words} on ${table} (search_words)`);
    return;
  }
  const remove = `insert into ${words} (${words}, rowid, search_words) values ('delete', old.id, old.search_words)`;
  const add = `insert into ${words} (rowid, search_words) values (new.id, new.search_words)`;
  await db.raw(
    `create virtual table ${words} using fts5 (search_words, content = '${table}', content_rowid = 'id', detail = none, tokenize = "ascii tokenchars '_'")`,
  );
  await db.raw(`create trigger ${words}_added after insert on ${table} begin ${add}; end`);
  await db.raw(`create trigger ${words}_removed after delete on ${table} begin ${remove}; end`);
  await db.raw(
    `create trigger ${words}_changed after update of search_words on ${table} begin ${remove}; ${add}; end`,
  );
}

const hasFullText = async (db: Knex) =>
  isOnMySql ? (await indexNames(db, table)).includes(words) : db.schema.hasTable(words);

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
  await addFullText(api.db);
});

const prepare = () => prepareDatabase(readConfig({ DATABASE_URL: api.databaseUrl, DATA_DIR: '.' }));
const appliedDaysAgo = (days: number) =>
  api
    .db('knex_migrations')
    .where({ name: '0090-search-text' })
    .update({ migration_time: new Date(Date.now() - days * 24 * 60 * 60 * 1000) });

/** Stores a lead as the earlier release does. */
async function sendOldLead(name: string) {
  const id = await sendLead(api, { name });
  const old = { search_words: `w_${name.toLowerCase()}`, search_text: null, derivation: 0 };
  await api.db(table).where({ id }).update(old);
  return id;
}

test('records are written, searched and erased while an earlier release may come back', async () => {
  const administrator = await api.administrator();
  await sendOldLead('Asha');
  await sendLead(api, { name: 'Bhanu' });
  await appliedDaysAgo(6);
  await prepare();
  expect(await hasFullText(api.db)).toBe(true);
  const { search_words } = await api.db(table).where({ name: 'Asha' }).first();
  expect(search_words).toBe('w_asha');
  const found = await administrator.get(`${leadsPath}?limit=9&q=asha`);
  expect(namesOf(found)).toEqual(['Asha']);
  await administrator.post('/api/admin/privacy/erase', { email: found.json[0].email });
  expect(await api.db(table).whereNotNull('search_words').orWhereNotNull('search_text')).toEqual([]);
});

test('the index of earlier releases and its words are removed a week after the upgrade', async () => {
  await sendOldLead('Asha');
  await appliedDaysAgo(8);
  await prepare();
  expect(await hasFullText(api.db)).toBe(false);
  expect(await api.db(table).whereNotNull('search_words')).toEqual([]);
  await sendLead(api, { name: 'Bhanu' });
  const administrator = await api.administrator();
  expect(namesOf(await administrator.get(`${leadsPath}?limit=9&q=asha`))).toEqual(['Asha']);
  await prepare();
});
