import { setTimeout as delay } from 'node:timers/promises';
import { docker } from '../../scripts/docker.ts';
import type { Ledger } from '../drill/ledger.ts';

const query = (since: number) =>
  `mysql -uroot -p"$(cat /secrets/mysql_root_password)" --default-character-set=utf8mb4 -BN suite -e 'select submission_id, name from business_leads where created_at >= ${since}'`;

/**
 * Compares the acknowledged leads with the rows MySQL has created since a time. Retries for about 90 seconds while
 * rows are missing: another API takes over the journal of a stopped one within a minute.
 */
export async function compareStored(ledger: Ledger, mysql: string, since: number) {
  for (let tries = 0; ; tries += 1) {
    const rows = docker('exec', mysql, 'sh', '-c', query(since)).split('\n').filter(Boolean);
    const compared = ledger.compareWith(
      rows.map((row) => {
        const [key = '', name = ''] = row.split('\t');
        return { key, name };
      }),
    );
    if (compared.lost === 0 || tries === 45) return compared;
    await delay(2000);
  }
}
