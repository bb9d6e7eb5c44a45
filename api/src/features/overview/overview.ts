import type { Router } from '@koa/router';
import { byKind, forms } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import type { Overview, ProblemCause } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { readNumber, refuseUnknown } from '../../http/read-query.ts';
import { requireSession } from '../../http/session.ts';
import type { OpenIntake } from '../../intake/open-intake.ts';
import { dayOf, dayText } from '../../submissions/counts.ts';
import { submissionTables } from '../../submissions/submission.ts';
import { countByKind, totalOf } from '../../submissions/totals.ts';

/** Number of most recently answered records per form from which the response time is computed. */
const newestAnswers = 1000;
/** Number of sources shown, most frequent first. */
const mostSources = 20;

/**
 * Creates the query for the overview that the panel shows above its lists. Totals come from stored counters, not from
 * counting records.
 */
function createOverviewRepository(db: Knex, isMailSetUp: boolean) {
  const inbox = (since: number) =>
    db('submission_counts').where({ folder: 'inbox' }).where('day', '>=', since).where('total', '>', 0);

  async function daysFrom(since: number, until: number): Promise<Overview['days']> {
    const rows: { submission_table: string; day: number; sum: number }[] = await inbox(since)
      .whereIn('submission_table', submissionTables)
      .groupBy('submission_table', 'day')
      .select('submission_table', 'day', db.raw('sum(total) as sum'));
    const totals = new Map(rows.map((row) => [`${row.submission_table} ${row.day}`, Number(row.sum)]));
    return Array.from({ length: until - since + 1 }, (_, index) => {
      const day = since + index;
      return { day: dayText(day), ...byKind(({ table }) => totals.get(`${table} ${day}`) ?? 0) };
    });
  }

  const sumBy = async (column: 'source' | 'offering', since: number) => {
    const rows: { name: string; sum: number }[] = await inbox(since)
      .whereNot(column, '')
      .groupBy(column)
      .select({ name: column }, db.raw('sum(total) as sum'))
      .orderBy('sum', 'desc')
      .orderBy(column)
      .limit(mostSources);
    return rows.map(({ name, sum }) => ({ name, count: Number(sum) }));
  };

  async function responseTime(since: number): Promise<Overview['responseTime']> {
    const minutes: number[] = [];
    for (const { table } of forms) {
      const rows: { answered_at: number; created_at: number }[] = await db(table)
        .select('answered_at', 'created_at')
        .where('answered_at', '>=', since)
        .orderBy('answered_at', 'desc')
        .limit(newestAnswers);
      minutes.push(...rows.map(({ answered_at, created_at }) => (answered_at - created_at) / 60_000));
    }
    if (minutes.length === 0) return null;
    minutes.sort((a, b) => a - b);
    const median = minutes[Math.floor(minutes.length / 2)] ?? 0;
    return { medianMinutes: Math.max(0, Math.round(median)), answered: minutes.length };
  }

  async function mail(): Promise<Overview['mail']> {
    const count = async (column: 'next_attempt_at' | 'failed_at') => {
      const [row] = await db('outbox').whereNotNull(column).count({ count: '*' });
      return Number(row?.count);
    };
    return {
      isSetUp: isMailSetUp,
      waiting: await count('next_attempt_at'),
      failed: await count('failed_at'),
    };
  }

  return {
    /** Returns the overview, except the journal and the problems, for the given number of days including today. */
    read: async (days: number): Promise<Omit<Overview, 'journal' | 'problems'>> => {
      const today = dayOf(Date.now());
      const since = today - days + 1;
      return {
        days: await daysFrom(since, today),
        sources: (await sumBy('source', since)).map(({ name, count }) => ({ source: name, count })),
        offerings: (await sumBy('offering', since)).map(({ name, count }) => ({ offering: name, count })),
        responseTime: await responseTime(Date.parse(dayText(since))),
        unread: await countByKind(async (table) => (await totalOf(db, table, 'inbox')).unread),
        flagged: await countByKind(async (table) => (await totalOf(db, table, 'flagged')).total),
        trash: await countByKind(async (table) => (await totalOf(db, table, 'trash')).total),
        mail: await mail(),
      };
    },
  };
}

interface OverviewDeps {
  db: Knex;
  config: { mail: object | undefined };
  intake: Pick<OpenIntake, 'gauges'>;
  problems: {
    /** Returns the problems found last. */
    current(): readonly { cause: ProblemCause }[];
  };
}

const usualDays = 30;
const mostDays = 366;

/** Adds the route for the overview that the panel shows above its lists. */
export function addOverviewRoute(router: Router, { db, config, intake, problems }: OverviewDeps) {
  const overview = createOverviewRepository(db, config.mail !== undefined);
  router.get(apiPaths.overview, requireSession, async (ctx) => {
    refuseUnknown(ctx.query, ['days']);
    const days = readNumber(ctx.query, 'days', 1, mostDays) ?? usualDays;
    const journal = intake.gauges?.();
    ctx.body = {
      ...(await overview.read(days)),
      journal: journal ? { depth: journal.waiting, oldestSeconds: journal.oldestSeconds } : null,
      problems: problems.current().map(({ cause }) => cause),
    } satisfies Overview;
  });
}
