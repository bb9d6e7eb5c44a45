import type { Administrator, AdministratorChange } from '@suite/contracts/administrator';
import { usernameKey } from '@suite/contracts/credentials';
import type { Role } from '@suite/contracts/session';
import type { Knex } from 'knex';
import { isDuplicate } from '../../db/error-codes.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Account } from '../../http/audit.ts';
import type { SignedIn } from '../../http/session.ts';
import { hashPassword, verifyPassword } from '../../secrets/password.ts';

interface AdministratorRow {
  id: number;
  username: string;
  role: Role;
  created_at: number;
  disabled_at: number | null;
  confirmed_at: number | null;
  last_sign_in_at: number | null;
}

interface NewAccount {
  username: string;
  password: string;
  role: Role;
  /** Whether the account's owner must change the password at the first sign-in. */
  mustChangePassword?: boolean;
}

/** Result of a change; `last`: refused, because no enabled administrator would remain. */
type Changed = 'changed' | 'unknown' | 'last';

export type AdministratorRepository = ReturnType<typeof createAdministratorRepository>;

export function createAdministratorRepository(db: Knex) {
  const table = () => db('administrators');
  const withSecondFactor = () =>
    table()
      .leftJoin('second_factors', 'second_factors.administrator_id', 'administrators.id')
      .select('id', 'username', 'role', 'created_at', 'disabled_at', 'confirmed_at', {
        last_sign_in_at: db('audit_log')
          .where({ administrator_id: db.ref('administrators.id'), kind: 'sign-in' })
          .max('at'),
      });

  /**
   * Returns the ids of the accounts with this name in any spelling, the exact one first. Older releases stored the name as
   * typed, and may have stored two spellings of one name.
   */
  const idsOf = async (username: string): Promise<number[]> => {
    const wanted = usernameKey(username);
    const named: { id: number; username: string }[] = await table().select('id', 'username');
    return named
      .filter((row) => usernameKey(row.username) === wanted)
      .sort((a, b) => Number(b.username === username) - Number(a.username === username))
      .map(({ id }) => id);
  };

  return {
    /** Creates an account. Returns its id, or undefined if the name is taken. */
    create: async ({
      username,
      password,
      role,
      mustChangePassword = false,
    }: NewAccount): Promise<number | undefined> => {
      if ((await idsOf(username)).length > 0) return undefined;
      const passwordHash = await hashPassword(password);
      const row = {
        username,
        password_hash: passwordHash,
        role,
        created_at: Date.now(),
        must_change_password: mustChangePassword,
      };
      try {
        const [id] = await table().insert(row);
        return id;
      } catch (error) {
        if (isDuplicate(error)) return undefined;
        throw error;
      }
    },
    isEmpty: async () => (await table().first('id')) === undefined,
    list: async (): Promise<Administrator[]> =>
      (await withSecondFactor().orderBy('username')).map(asAdministrator),
    find: async (where: { id: number } | { username: string }): Promise<Administrator | undefined> => {
      const id = 'id' in where ? where.id : (await idsOf(where.username))[0];
      const [row] = id === undefined ? [] : await withSecondFactor().where({ id });
      return row && asAdministrator(row);
    },
    /**
     * Checks name and password. Returns `account` if it may sign in, otherwise `known`, the account with that name, if
     * any. Unknown names, disabled accounts and wrong passwords take the same time, so that timing does not reveal
     * which names exist.
     */
    verify: async (
      username: string,
      password: string,
    ): Promise<{ account: SignedIn } | { account: undefined; known: Account | undefined }> => {
      const ids = await idsOf(username);
      const rows = await table()
        .whereIn('id', ids)
        .select('id', 'username', 'role', 'disabled_at', 'password_hash');
      rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      let row = rows[0];
      let isRight = await verifyPassword(password, row?.password_hash);
      for (const other of rows.slice(1)) {
        if (isRight) break;
        isRight = await verifyPassword(password, other.password_hash);
        if (isRight) row = other;
      }
      const known: Account | undefined = row && { administratorId: row.id, username: row.username };
      if (!known || !isRight || row.disabled_at !== null) return { account: undefined, known };
      return { account: { ...known, role: row.role, passwordHash: row.password_hash } };
    },
    /**
     * Changes the password, ends all sessions of the account and resets the delay for second-factor codes, because
     * guessing codes required the old password. Returns the hash of the new password, or undefined if the account no
     * longer has the `checked` hash, because another call has changed the password since.
     */
    setPassword: async (
      id: number,
      password: string,
      { mustChange = false, checked }: { mustChange?: boolean; checked?: string | undefined } = {},
    ): Promise<string | undefined> => {
      const passwordHash = await hashPassword(password);
      return inTransaction(db, async (trx) => {
        const changed: number = await trx('administrators')
          .where({ id, ...(checked !== undefined && { password_hash: checked }) })
          .update({ password_hash: passwordHash, must_change_password: mustChange });
        if (changed === 0) return undefined;
        await endSessions(trx, id);
        await trx('second_factors')
          .where({ administrator_id: id })
          .update({ failed_codes: 0, codes_refused_until: 0 });
        return passwordHash;
      });
    },
    /**
     * Changes an account's role, or disables or enables it; disabling ends its sessions. Refuses to demote or disable
     * the last enabled administrator.
     */
    change: (id: number, { role, isDisabled }: AdministratorChange): Promise<Changed> =>
      inTransaction(db, async (trx) => {
        const able = await trx('administrators')
          .where({ role: 'administrator', disabled_at: null })
          .forUpdate()
          .select('id');
        const isLast = able.length === 1 && able[0].id === id;
        if (isLast && (role === 'viewer' || isDisabled)) return 'last';
        const row = await trx('administrators').where({ id }).first('role', 'disabled_at');
        if (!row) return 'unknown';
        const disabledAt = isDisabled ? (row.disabled_at ?? Date.now()) : null;
        await trx('administrators')
          .where({ id })
          .update({
            role: role ?? row.role,
            disabled_at: isDisabled === undefined ? row.disabled_at : disabledAt,
          });
        if (isDisabled) await endSessions(trx, id);
        return 'changed';
      }),
  };
}

const asAdministrator = (row: AdministratorRow): Administrator => ({
  id: row.id,
  username: row.username,
  role: row.role,
  isDisabled: row.disabled_at !== null,
  hasSecondFactor: row.confirmed_at !== null,
  createdAt: new Date(row.created_at).toISOString(),
  lastSignInAt: row.last_sign_in_at === null ? null : new Date(row.last_sign_in_at).toISOString(),
});

async function endSessions(trx: Knex.Transaction, id: number) {
  await trx('sessions').where({ administrator_id: id }).delete();
  await trx('pending_sign_ins').where({ administrator_id: id }).delete();
}
