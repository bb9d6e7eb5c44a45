import type { AuditDetail, AuditKind } from '@suite/contracts/audit';
import type { Context } from 'koa';

/** An administrator account, by id and name. */
export interface Account {
  administratorId: number;
  username: string;
}

/** Account for entries without a known account. */
export const unknownAccount: Account = { administratorId: 0, username: '' };

/** Log of security-relevant actions: who did what, when, and from which address. */
export interface Audit {
  /**
   * Adds an entry. `who` defaults to the session's account. `detail` must not contain personal data of visitors.
   * Rejects if the entry can't be stored.
   */
  record(ctx: Context, kind: AuditKind, detail?: AuditDetail, who?: Account): Promise<void>;
}
