import { randomUUID } from 'node:crypto';
import type { Router } from '@koa/router';
import { leadForm } from '@suite/contracts/forms/lead';
import { type AddedLead, addedLeadSchema } from '@suite/contracts/note-schema';
import { apiPaths } from '@suite/contracts/paths';
import type { AddedRecord } from '@suite/contracts/records';
import { addedByHand } from '@suite/contracts/submission-metadata';
import type { Knex } from 'knex';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Audit } from '../../http/audit.ts';
import { keyReused } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { readIdempotencyKey } from '../../http/read-id.ts';
import { requireAccount, requireAdministrator } from '../../http/session.ts';
import { writeSubmissions } from '../../intake/write-submissions.ts';
import { addToHistory } from '../../records/history.ts';
import { contentHash } from '../../submissions/content-hash.ts';
import type { ErasedPeople } from '../../submissions/erasures.ts';
import { toColumns } from '../../submissions/form-columns.ts';
import type { PhoneCountry } from '../../submissions/phone.ts';

const { table, kind } = leadForm;

interface AddLeadDeps {
  db: Knex;
  audit: Audit;
  erasedPeople: ErasedPeople;
  config: { homeCountry: PhoneCountry };
}

/**
 * Adds the route by which an administrator adds a lead that came by telephone. It is written like a submission, but
 * notifies nobody. A repeat with the same Idempotency-Key returns the id of the first.
 */
export function addPhoneLeadRoute(router: Router, { db, audit, erasedPeople, config }: AddLeadDeps) {
  const rules = { channels: [], erasedPeople, homeCountry: config.homeCountry };
  router.post(apiPaths.records(kind), requireAdministrator, async (ctx) => {
    const lead = await readBody(ctx, addedLeadSchema);
    const key = readIdempotencyKey(ctx) ?? randomUUID();
    const { administratorId } = requireAccount(ctx);
    const { id, isNew } = await inTransaction(db, (trx) => add(trx, lead, key, administratorId));
    if (isNew) await audit.record(ctx, 'record-added', { kind, id });
    ctx.status = 201;
    ctx.body = { id } satisfies AddedRecord;
  });

  async function add(trx: Knex.Transaction, lead: AddedLead, key: string, administratorId: number) {
    const submission = {
      id: key,
      hash: contentHash(leadForm, lead),
      table,
      columns: toColumns(leadForm, lead),
      metadata: { flaggedFor: null, firstTouch: null, lastTouch: null, source: addedByHand },
      nonce: undefined,
      receivedAt: Date.now(),
    };
    const [result] = await writeSubmissions(trx, [submission], rules);
    if (result !== 'stored') throw keyReused();
    const { id } = await trx(table).where({ submission_id: key }).forUpdate().first('id');
    const entry = { submission_table: table, row_id: id, kind: 'add' };
    // Locks, because MySQL would otherwise not show the entry of a simultaneous repeat.
    if (await trx('submission_events').where(entry).forUpdate().first('id')) return { id, isNew: false };
    const note = lead.note === '' ? [] : [{ row_id: id, kind: 'note' as const, detail: lead.note }];
    await addToHistory(trx, table, administratorId, [{ row_id: id, kind: 'add', detail: '' }, ...note]);
    return { id, isNew: true };
  }
}
