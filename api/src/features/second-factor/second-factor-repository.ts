import type { Knex } from 'knex';
import { inTransaction } from '../../db/in-transaction.ts';

interface StoredFactor {
  secret: string;
  isConfirmed: boolean;
}

interface StoredRecoveryCode {
  beginning: string;
  restHash: string;
}

export type SecondFactorRepository = ReturnType<typeof createSecondFactorRepository>;

export function createSecondFactorRepository(db: Knex) {
  const factors = () => db('second_factors');
  const codes = () => db('recovery_codes');

  async function replaceCodes(
    trx: Knex.Transaction,
    administratorId: number,
    newCodes: StoredRecoveryCode[],
  ) {
    await trx('recovery_codes').where({ administrator_id: administratorId }).delete();
    await trx('recovery_codes').insert(
      newCodes.map(({ beginning, restHash }) => ({
        administrator_id: administratorId,
        beginning,
        rest_hash: restHash,
      })),
    );
  }

  return {
    find: async (administratorId: number): Promise<StoredFactor | undefined> => {
      const row = await factors()
        .where({ administrator_id: administratorId })
        .first('secret', 'confirmed_at');
      return row && { secret: row.secret, isConfirmed: row.confirmed_at !== null };
    },
    /** Stores an unconfirmed secret. Returns false, without a change, if a confirmed one exists. */
    draft: async (administratorId: number, secret: string): Promise<boolean> => {
      const own = { administrator_id: administratorId };
      // Not one transaction: its locks on missing rows would let accounts wait for each other.
      const replaced = await factors()
        .where({ ...own, confirmed_at: null })
        .update({ secret, last_step: 0 });
      if (replaced > 0) return true;
      await factors()
        .insert({ ...own, secret, last_step: 0 })
        .onConflict('administrator_id')
        .ignore();
      return (
        (await factors()
          .where({ ...own, secret })
          .first('secret')) !== undefined
      );
    },
    /** Confirms the draft with this secret. Returns whether it still existed. */
    confirm: (
      administratorId: number,
      { secret, step, codes: newCodes }: { secret: string; step: number; codes: StoredRecoveryCode[] },
    ): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const confirmed = await trx('second_factors')
          .where({ administrator_id: administratorId, secret, confirmed_at: null })
          .update({ confirmed_at: Date.now(), last_step: step });
        if (confirmed === 0) return false;
        await replaceCodes(trx, administratorId, newCodes);
        return true;
      }),
    /**
     * Marks a time step as used. Returns false if it, or a later one, was already used, so that a code works only once.
     */
    useStep: async (administratorId: number, step: number): Promise<boolean> =>
      (await factors()
        .where({ administrator_id: administratorId })
        .where('last_step', '<', step)
        .update({ last_step: step })) > 0,
    replaceCodes: (administratorId: number, newCodes: StoredRecoveryCode[]): Promise<void> =>
      inTransaction(db, (trx) => replaceCodes(trx, administratorId, newCodes)),
    findUnusedCode: async (
      administratorId: number,
      beginning: string,
    ): Promise<{ id: number; restHash: string } | undefined> => {
      const row = await codes()
        .where({ administrator_id: administratorId, beginning, used_at: null })
        .first('id', 'rest_hash');
      return row && { id: row.id, restHash: row.rest_hash };
    },
    /** Marks a recovery code as used. Returns false if it already was. */
    useCode: async (id: number): Promise<boolean> =>
      (await codes().where({ id, used_at: null }).update({ used_at: Date.now() })) > 0,
    countUnusedCodes: async (administratorId: number): Promise<number> => {
      const [row] = await codes()
        .where({ administrator_id: administratorId, used_at: null })
        .count({ count: 'id' });
      return Number(row?.count);
    },
    /** Deletes the second factor and its recovery codes. Returns whether a confirmed one existed. */
    remove: (administratorId: number): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const where = { administrator_id: administratorId };
        const row = await trx('second_factors').where(where).first('confirmed_at');
        await trx('second_factors').where(where).delete();
        await trx('recovery_codes').where(where).delete();
        return row !== undefined && row.confirmed_at !== null;
      }),
  };
}
