import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { parseDatabaseUrl } from '../../api/src/db/database-url.ts';
import { openDatabase } from '../../api/src/db/open-database.ts';

export interface DrillDatabase {
  url: string;
  /** Folder for the API's files. */
  folder: string;
  /** Runs a query on a separate connection. */
  on<T>(query: (db: Knex) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
}

async function onAddress<T>(url: string, query: (db: Knex) => Promise<T>): Promise<T> {
  const address = parseDatabaseUrl(url);
  if (!address) throw new Error('TEST_MYSQL_URL must be mysql://user:password@host:3306/database');
  const db = openDatabase(address, { withoutTimeout: true });
  return query(db).finally(() => db.destroy());
}

/** Creates an empty database on the given MySQL server, or in an SQLite file if there is no server. */
export async function createDrillDatabase(server = process.env.TEST_MYSQL_URL): Promise<DrillDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  const name = `drill_${randomBytes(6).toString('hex')}`;
  const url = server
    ? Object.assign(new URL(server), { pathname: `/${name}` }).href
    : join(folder, 'drill.sqlite');
  if (server) await onAddress(server, (db) => db.raw(`create database ${name}`));
  return {
    url,
    folder,
    on: (query) => onAddress(url, query),
    drop: async () => {
      if (server) await onAddress(server, (db) => db.raw(`drop database ${name}`));
      rmSync(folder, { recursive: true });
    },
  };
}
