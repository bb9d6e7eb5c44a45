import type { Knex } from 'knex';
import { createTestDatabase } from '../../test/support/test-database.ts';
import { migrationSource } from './migrate.ts';

/**
 * Tests that migrations only add, so that the previous release works on the schema of the next one
 * (docs/decisions/0121).
 */

let db: Knex;
beforeAll(async () => {
  db = (await createTestDatabase()).open();
});

interface Column {
  type: string;
  isOptional: boolean;
}

interface Schema {
  /** Columns by table and name. */
  columns: Map<string, Column>;
  /** Columns of unique indexes, by table. */
  unique: Set<string>;
}

const own = (table: string) => !/^(?:knex_|sqlite_)/.test(table);

async function readSchema(): Promise<Schema> {
  const columns: [string, Column][] = (
    await db.raw(
      'select m.name as t, c.name, c.type, c."notnull" as required, c.dflt_value as value, c.pk from sqlite_master m, pragma_table_info(m.name) c where m.type = \'table\'',
    )
  ).map(({ t, name, type, required, value, pk }: Record<string, unknown>) => [
    `${t}.${name}`,
    { type: String(type), isOptional: !required || value !== null || pk === 1 },
  ]);
  const unique: { t: string; names: string }[] = await db.raw(
    'select m.name as t, (select group_concat(name) from pragma_index_info(i.name)) as names from sqlite_master m, pragma_index_list(m.name) i where m.type = \'table\' and i."unique" = 1',
  );
  return {
    columns: new Map(columns.filter(([name]) => own(name))),
    unique: new Set(unique.map(({ t, names }) => `${t} ${names}`)),
  };
}

const tablesOf = ({ columns }: Schema) => new Set([...columns.keys()].map((name) => name.split('.')[0]));

/** Returns what a migration changed that an earlier release may depend on. */
function breaks(before: Schema, after: Schema): string[] {
  const known = tablesOf(before);
  const isKnown = (name: string) => known.has(name.split(/[. ]/)[0]);
  const changed = [...before.columns].flatMap(([name, { type, isOptional }]) => {
    const column = after.columns.get(name);
    if (!column) return [`removes ${name}`];
    if (column.type !== type) return [`changes the type of ${name}`];
    return isOptional && !column.isOptional ? [`requires ${name}`] : [];
  });
  const required = [...after.columns]
    .filter(([name, { isOptional }]) => isKnown(name) && !before.columns.has(name) && !isOptional)
    .map(([name]) => `adds ${name}, which is required`);
  const unique = [...after.unique]
    .filter((index) => isKnown(index) && !before.unique.has(index))
    .map((index) => `forbids duplicates in ${index}`);
  return [...changed, ...required, ...unique];
}

test('no migration removes or requires what an earlier release does not write', async () => {
  const found: string[] = [];
  let before = await readSchema();
  for (const name of await migrationSource.getMigrations([])) {
    await db.migrate.up({ migrationSource });
    const after = await readSchema();
    found.push(...breaks(before, after).map((change) => `${name} ${change}`));
    before = after;
  }
  expect(found).toEqual([]);
  expect(tablesOf(before).size).toBeGreaterThan(15);
});

test.each([
  ['dropping a column', 'alter table visits drop column previous_end', 'removes visits.previous_end'],
  ['a required column', 'alter table visits add column note integer not null default 0', undefined],
  [
    'a unique index',
    'create unique index visits_once on visits (seen_at)',
    'forbids duplicates in visits seen_at',
  ],
])('the comparison reports %s only if it breaks an earlier release', async (_kind, statement, expected) => {
  const before = await readSchema();
  await db.raw(statement);
  expect(breaks(before, await readSchema())).toEqual(expected === undefined ? [] : [expected]);
});
