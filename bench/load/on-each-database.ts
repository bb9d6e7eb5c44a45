import { writeRows } from '../../scripts/testing/row-seeds.ts';
import { createDrillDatabase, type DrillDatabase } from '../drill/database.ts';
import { type Pair, type RunningPair, startEmbedded } from './servers.ts';

/** Fills the database up to the given number of rows and starts both servers on it. */
export type Prepare = (rows: number) => Promise<Pair>;

/** Runs the work on SQLite, and on MySQL if TEST_MYSQL_URL is set. */
export async function onEachDatabase(
  work: (name: string, prepare: Prepare, database: DrillDatabase) => Promise<void>,
) {
  const server = process.env.TEST_MYSQL_URL;
  for (const name of server ? ['SQLite', 'MySQL'] : ['SQLite']) {
    const database = await createDrillDatabase(name === 'MySQL' ? server : '');
    const now = Date.now();
    let pair: RunningPair | undefined;
    let written = 0;
    const prepare = async (rows: number) => {
      // The first start creates the tables.
      pair ??= await startEmbedded(database);
      await pair.stop();
      await database.on((db) => writeRows(db, written, rows, now));
      if (name === 'MySQL') await database.on((db) => db.raw('analyze table business_leads'));
      written = rows;
      pair = await startEmbedded(database);
      return pair;
    };
    try {
      await work(name, prepare, database);
    } finally {
      await pair?.stop();
      await database.drop();
    }
  }
}
