import type { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { Assignee } from '@suite/contracts/records';
import type { Knex } from 'knex';
import { requireSession } from '../http/session.ts';

/** An account that a record is assigned to. */
export type AssignedAccount = Pick<Assignee, 'id' | 'username'>;

/** Returns all accounts by name, disabled ones too, because records may still be assigned to them. */
const listAssignees = async (db: Knex): Promise<Assignee[]> =>
  (await db('administrators').select('id', 'username', 'disabled_at').orderBy('username')).map(
    ({ id, username, disabled_at }) => ({ id, username, isDisabled: disabled_at !== null }),
  );

/** Returns the usernames of all accounts. */
export const usernamesById = async (db: Knex): Promise<ReadonlyMap<number, string>> =>
  new Map((await listAssignees(db)).map(({ id, username }) => [id, username]));

/** Returns the accounts with these ids, in their order; disabled ones too, because undo restores assignees. */
export async function accountsOf(db: Knex, ids: readonly number[]): Promise<AssignedAccount[]> {
  const found: AssignedAccount[] = await db('administrators').whereIn('id', ids).select('id', 'username');
  return ids.flatMap((id) => found.find((account) => account.id === id) ?? []);
}

/** Returns an account that can sign in, or undefined. */
export const findAssignee = (db: Knex, id: number): Promise<AssignedAccount | undefined> =>
  db('administrators').where({ id, disabled_at: null }).first('id', 'username');

/** Adds the route that lists the accounts that records are or can be assigned to. */
export const addAssigneeRoute = (router: Router, db: Knex) =>
  router.get(apiPaths.assignees, requireSession, async (ctx) => {
    ctx.body = await listAssignees(db);
  });
