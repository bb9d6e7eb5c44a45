import { setTimeout as delay } from 'node:timers/promises';
import { leadForm } from '@suite/contracts/forms/lead';
import type { openDatabase } from '../../api/src/db/open-database.ts';
import { recount } from '../../api/src/submissions/counts.ts';
import { derive } from '../../api/src/submissions/derive.ts';
import { toColumns } from '../../api/src/submissions/form-columns.ts';

const firstNames =
  'Nimal Kamala Sunil Chandrika Ruwan Dilani Asanka Tharindu Ishara Malith Amaya Yuki 太郎 Hiroshi Fatima Omar'.split(
    ' ',
  );
const lastNames =
  'Perera Silva Fernando Jayawardena Bandara Wickramasinghe Rajapaksha Tanaka 山田 佐藤 Khan Smith Nguyen Kumar'.split(
    ' ',
  );
const sources = ['google', 'facebook', 'newsletter', 'news.example.org'];
const perInsert = 500;

/** One row in this many has the rare name. */
const rareEvery = 20_000;
export const rareName = 'Zephaniah';

/**
 * Returns the submission with this index, received 15 seconds after the previous one, starting 180 days before
 * `now`. The names are deterministic, so that every run measures the same rows.
 */
function submissionOf(index: number, now: number) {
  const id = `bench-${index}`;
  const random = (index * 2_654_435_761) % 4_294_967_296;
  const first = index % rareEvery === 7 ? rareName : firstNames[random % firstNames.length];
  const last = lastNames[Math.floor(random / 16) % lastNames.length];
  const source = sources[random % 7];
  return {
    id,
    table: leadForm.table,
    columns: toColumns(leadForm, {
      name: `${first} ${last} ${String.fromCharCode(65 + (random % 26))}${index % 977}`,
      mobileNumber: `+94 7${String(random % 100_000_000).padStart(8, '0')}`,
      email: `visitor${index}@example.com`,
    }),
    metadata: {
      flaggedFor: null,
      firstTouch: null,
      lastTouch: source ? JSON.stringify({ utmSource: source }) : null,
    },
    receivedAt: now - 180 * 24 * 60 * 60 * 1000 + index * 15_000,
  };
}

/** Writes a range of rows as the intake would, with counters and derived columns. */
export async function writeRows(db: ReturnType<typeof openDatabase>, from: number, to: number, now: number) {
  for (let start = from; start < to; start += perInsert) {
    const submissions = Array.from({ length: Math.min(perInsert, to - start) }, (_, offset) =>
      submissionOf(start + offset, now),
    );
    await db.transaction(async (trx) => {
      const rows = submissions.map((submission) => ({
        ...submission.columns,
        ...derive(submission, 'LK'),
        submission_id: submission.id,
        submission_hash: 'x',
        last_touch: submission.metadata.lastTouch,
        created_at: submission.receivedAt,
        read_at: null,
      }));
      await trx(leadForm.table).insert(rows);
      await recount(
        trx,
        leadForm.table,
        rows.map((after) => ({ before: undefined, after })),
      );
    });
    await delay(0);
  }
}
