import { addressOf } from '../../http/address-of.ts';
import { type Audit, unknownAccount } from '../../http/audit.ts';
import { signedIn } from '../../http/session.ts';
import type { AuditRepository } from './audit-repository.ts';

export const createAudit = (entries: AuditRepository): Audit => ({
  record: (ctx, kind, detail = {}, who = signedIn(ctx) ?? unknownAccount) => {
    const { administratorId, username } = who;
    return entries.add({ kind, administratorId, username, address: addressOf(ctx), detail });
  },
});
