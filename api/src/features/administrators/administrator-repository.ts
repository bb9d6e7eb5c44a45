import type { Knex } from 'knex';
import type { SignedIn } from '../../http/session.ts';
import { hashPassword, verifyPassword } from './password.ts';

interface Administrator {
  id: number;
  username: string;
  createdAt: Date;
  isDisabled: boolean;
}

export type AdministratorRepository = ReturnType<typeof createAdministratorRepository>;

export function createAdministratorRepository(db: Knex) {
  const table = () => db('administrators');
  return {
    /** Answers whether the name was free. */
    create: async (username: string, password: string): Promise<boolean> => {
      if (await table().where({ username }).first('id')) return false;
      await table().insert({
        username,
        password_hash: await hashPassword(password),
        created_at: Date.now(),
      });
      return true;
    },
    isEmpty: async () => (await table().first('id')) === undefined,
    list: async (): Promise<Administrator[]> =>
      (await table().orderBy('username')).map((row) => ({
        id: row.id,
        username: row.username,
        createdAt: new Date(row.created_at),
        isDisabled: row.disabled_at !== null,
      })),
    /** Unknown and disabled names and wrong passwords take the same time and get the same answer (R23). */
    verify: async (username: string, password: string): Promise<SignedIn | undefined> => {
      const row = await table()
        .where({ username, disabled_at: null })
        .first('id', 'username', 'password_hash');
      const isRight = await verifyPassword(password, row?.password_hash);
      return row && isRight ? { administratorId: row.id, username: row.username } : undefined;
    },
    /** Changes the password and ends every session (R26). Answers whether there is such an administrator. */
    setPassword: async (username: string, password: string): Promise<boolean> => {
      const change = { password_hash: await hashPassword(password) };
      return db.transaction((trx) => changeAndSignOut(trx, username, change));
    },
    /** Ends every session and lets the name sign in no more. Answers whether there is such an administrator. */
    disable: (username: string): Promise<boolean> =>
      db.transaction((trx) => changeAndSignOut(trx, username, { disabled_at: Date.now() })),
  };
}

async function changeAndSignOut(
  trx: Knex.Transaction,
  username: string,
  change: Record<string, string | number>,
) {
  const row = await trx('administrators').where({ username }).first('id');
  if (!row) return false;
  await trx('administrators').where({ id: row.id }).update(change);
  await trx('sessions').where({ administrator_id: row.id }).delete();
  return true;
}
