import type { AuditDetail, AuditKind } from '@suite/contracts/audit';
import type { Context } from 'koa';

/** Somebody by name. */
export interface Person {
  administratorId: number;
  username: string;
}

/** Whom an act is put down to where nobody known acted. */
export const nobody: Person = { administratorId: 0, username: '' };

/** Keeps who did what, when and from where (R64). */
export interface Audit {
  /**
   * Adds an entry; `who` where it isn't whom the session belongs to. `detail` holds no personal data of visitors.
   * Rejects where it can't be kept.
   */
  record(ctx: Context, kind: AuditKind, detail?: AuditDetail, who?: Person): Promise<void>;
}
