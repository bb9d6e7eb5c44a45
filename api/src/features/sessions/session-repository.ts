import { createHash } from 'node:crypto';
import type { FailedCodes, OwnSession } from '@suite/contracts/session';
import type { Knex } from 'knex';
import { clockMargin } from '../../clock/purge-mark.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { recordVisit } from '../../db/visits.ts';
import { badCredentials } from '../../http/errors.ts';
import { asFailedCodes, type SessionStore, type SignedIn, sessionLifetime } from '../../http/session.ts';

/** Milliseconds without activity after which a session expires. */
const idleLimit = 30 * 60 * 1000;

/** Milliseconds within which the second-factor code must follow the password. */
const codeLimit = 5 * 60 * 1000;

/**
 * Returns the range of times that are at most `age` milliseconds old. Later times are from before the clock was set back;
 * they would not expire until it reaches them again.
 */
const lately = (age: number): [from: number, to: number] => [Date.now() - age, Date.now() + clockMargin];

/** Milliseconds by which `seen_at` may be out of date, to save a write per request. */
const seenPrecision = 60 * 1000;

/** Hashes an id for storage: a copy of the table gives access to no session, and the hash can serve as a public id. */
const hashOf = (id: string) => createHash('sha256').update(id).digest('base64url');

interface Owner {
  administrator_id: number;
  username: string;
  role: SignedIn['role'];
  must_change_password: boolean | number;
}

const ownerColumns = ['administrator_id', 'username', 'role', 'must_change_password'] as const;

const asSignedIn = (owner: Owner): SignedIn => ({
  administratorId: owner.administrator_id,
  username: owner.username,
  role: owner.role,
  mustChangePassword: Boolean(owner.must_change_password),
});

export type SessionRepository = ReturnType<typeof createSessionRepository>;

/**
 * Creates the session store. Sign-ins that still need a code are in a separate table, so that no query of sessions can
 * mistake them for signed in (docs/decisions/0095).
 */
export function createSessionRepository(db: Knex) {
  const sessions = () => db('sessions');
  const pending = () => db('pending_sign_ins');
  const active = () =>
    sessions()
      .whereBetween('sessions.created_at', lately(sessionLifetime))
      .whereBetween('seen_at', lately(idleLimit));

  async function findSession(idHash: string, renews: boolean) {
    const row = await active()
      .join('administrators', 'administrators.id', 'sessions.administrator_id')
      .where({ id_hash: idHash, disabled_at: null })
      .first(...ownerColumns, 'seen_at', 'failed_codes', 'last_failed_code_at');
    if (!row) return undefined;
    if (renews && row.seen_at < Date.now() - seenPrecision)
      await Promise.all([
        sessions().where({ id_hash: idHash }).update({ seen_at: Date.now() }),
        recordVisit(db, row.administrator_id),
      ]);
    const failedCodes = asFailedCodes(row.failed_codes, row.last_failed_code_at);
    return { signedIn: asSignedIn(row), failedCodes, publicId: idHash };
  }

  async function findPending(idHash: string) {
    const row = await pending()
      .join('administrators', 'administrators.id', 'pending_sign_ins.administrator_id')
      .where({ id_hash: idHash, disabled_at: null })
      .whereBetween('pending_sign_ins.created_at', lately(codeLimit))
      .first(...ownerColumns, 'password_hash');
    return row && { awaitsCode: { ...asSignedIn(row), passwordHash: row.password_hash } };
  }

  /**
   * Runs `insert` unless the account was disabled or got another password after its password was checked: that ended
   * all its sessions, and must also end a sign-in in progress. Locks the account, so that neither happens in between.
   * Throws 401.
   */
  const insertUnlessChanged = (
    { administratorId, passwordHash }: SignedIn,
    insert: (trx: Knex) => PromiseLike<unknown>,
  ) =>
    inTransaction(db, async (trx) => {
      const unchanged = { id: administratorId, password_hash: passwordHash ?? '', disabled_at: null };
      if (!(await trx('administrators').where(unchanged).forShare().first('id'))) throw badCredentials();
      await insert(trx);
    });

  async function addSession(
    idHash: string,
    account: SignedIn,
    { address, client }: { address: string; client: string },
    failedCodes: FailedCodes | undefined,
  ) {
    await sessions()
      .whereNotBetween('seen_at', lately(idleLimit))
      .orWhereNotBetween('created_at', lately(sessionLifetime))
      .delete();
    await insertUnlessChanged(account, (trx) =>
      trx('sessions')
        .insert({
          id_hash: idHash,
          administrator_id: account.administratorId,
          created_at: Date.now(),
          seen_at: Date.now(),
          address,
          client,
          failed_codes: failedCodes?.count ?? 0,
          last_failed_code_at: failedCodes ? Date.parse(failedCodes.lastAt) : 0,
        })
        .onConflict('id_hash')
        .merge(['seen_at']),
    );
    await recordVisit(db, account.administratorId);
  }

  async function addPending(idHash: string, account: SignedIn) {
    await pending().whereNotBetween('created_at', lately(codeLimit)).delete();
    await insertUnlessChanged(account, (trx) =>
      trx('pending_sign_ins')
        .insert({ id_hash: idHash, administrator_id: account.administratorId, created_at: Date.now() })
        .onConflict('id_hash')
        .merge(['administrator_id']),
    );
  }

  const store: SessionStore = {
    get: async (id, { renews }) => (await findSession(hashOf(id), renews)) ?? (await findPending(hashOf(id))),
    set: async (id, { signedIn, awaitsCode, failedCodes, origin = { address: '', client: '' } }) => {
      if (signedIn) await addSession(hashOf(id), signedIn, origin, failedCodes);
      if (awaitsCode) await addPending(hashOf(id), awaitsCode);
    },
    destroy: async (id) => {
      await sessions()
        .where({ id_hash: hashOf(id) })
        .delete();
      await pending()
        .where({ id_hash: hashOf(id) })
        .delete();
    },
  };

  return {
    store,
    /** Returns an account's sessions, most recently used first. */
    ofAdministrator: async (administratorId: number): Promise<Omit<OwnSession, 'isCurrent'>[]> =>
      (
        await active()
          .where({ administrator_id: administratorId })
          .orderBy('seen_at', 'desc')
          .orderBy('id_hash')
      ).map((row) => ({
        id: row.id_hash,
        createdAt: new Date(row.created_at).toISOString(),
        seenAt: new Date(row.seen_at).toISOString(),
        address: row.address,
        client: row.client,
      })),
    /** Returns which of these sessions are still signed in, without renewing them. */
    activeAmong: async (publicIds: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set(
        await active()
          .join('administrators', 'administrators.id', 'sessions.administrator_id')
          .where({ disabled_at: null })
          .whereIn('id_hash', publicIds)
          .pluck('id_hash'),
      ),
    /** Ends a session. Returns whether the account had it. */
    end: async (administratorId: number, publicId: string): Promise<boolean> =>
      (await sessions().where({ administrator_id: administratorId, id_hash: publicId }).delete()) > 0,
    /** Ends all sessions of an account except one. Returns how many were ended. */
    endOthers: (administratorId: number, publicId: string): Promise<number> =>
      sessions().where({ administrator_id: administratorId }).whereNot({ id_hash: publicId }).delete(),
  };
}
