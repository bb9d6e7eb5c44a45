import type { Lead, LeadInput } from '@suite/contracts/lead';
import type { Knex } from 'knex';
import { inBatches } from '../../db/key-set.ts';

interface LeadRow {
  id: number;
  name: string;
  mobile_number: string;
  email: string;
  created_at: number;
}

/** A lead's columns, as the intake stores them. */
export const leadColumns = ({ name, mobileNumber, email }: LeadInput) => ({
  name,
  mobile_number: mobileNumber,
  email,
});

const toLead = (row: LeadRow): Lead => ({
  id: row.id,
  name: row.name,
  mobileNumber: row.mobile_number,
  email: row.email,
  createdAt: new Date(row.created_at).toISOString(),
});

export type LeadRepository = ReturnType<typeof createLeadRepository>;

export function createLeadRepository(db: Knex) {
  const leads = () => db<LeadRow>('business_leads');
  const readBatch = (last: LeadRow | undefined, size: number): Promise<LeadRow[]> => {
    const query = leads().select('id', 'name', 'mobile_number', 'email', 'created_at');
    // Written so that both databases begin reading their index at the last row.
    if (last)
      query
        .where('created_at', '<=', last.created_at)
        .where((older) => older.where('created_at', '<', last.created_at).orWhere('id', '<', last.id));
    return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size);
  };
  return {
    /** All leads, newest first. */
    async *all(): AsyncGenerator<Lead[]> {
      for await (const rows of inBatches(readBatch)) yield rows.map(toLead);
    },
    /** Answers whether there was such a lead. */
    remove: async (id: number) => (await leads().where({ id }).delete()) > 0,
  };
}
