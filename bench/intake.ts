import { setTimeout as delay } from 'node:timers/promises';
import { formPaths } from '@suite/contracts/forms/form-paths';
import { compare } from './load/compare.ts';
import { loadFor } from './load/load.ts';
import { onEachDatabase } from './load/servers.ts';

const connections = 64;
const seconds = 5;
const body = { name: 'Nimal Perera', mobileNumber: '+94 77 123 4567', email: '' };

/**
 * Measures our intake and a server that inserts one row per request, on each database. Throws if an acknowledged lead is
 * not stored within five seconds.
 */
export const measureIntake = () =>
  onEachDatabase(async (name, prepare, database) => {
    const pair = await prepare(0);
    let acknowledged = 0;
    await compare(name, pair, async (server) => {
      const { responses, ...load } = await loadFor(seconds, server, formPaths.lead, { connections, body });
      if (server === pair.ours) acknowledged += responses;
      return load;
    });
    // Those of the bare server have the hash 'x'.
    const countStored = () =>
      database.on(async (db) =>
        Number((await db('business_leads').whereNot({ submission_hash: 'x' }).count({ n: '*' }))[0]?.n),
      );
    for (let waited = 0; (await countStored()) < acknowledged; waited += 250) {
      if (waited === 5000)
        throw new Error(`${name}: not all of ${acknowledged} acknowledged leads are stored`);
      await delay(250);
    }
  });
