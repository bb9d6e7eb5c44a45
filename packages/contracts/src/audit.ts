/** Kinds of audit log entries. */
export const auditKinds = [
  'sign-in',
  'sign-in-failed',
  'second-factor-failed',
  'sign-out',
  'session-revoked',
  'password-changed',
  'password-check-failed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-made',
  'administrator-added',
  'administrator-changed',
  'administrator-password-reset',
  'export-begun',
  'list-read',
  'record-added',
  'status-set',
  'marked-read',
  'deleted',
  'restored',
  'unflagged',
  'flagged',
  'assigned',
  'follow-up-set',
  'person-found',
  'person-erased',
  'audit-exported',
  'backup-restored',
] as const;

export type AuditKind = (typeof auditKinds)[number];

/** Details of an entry, such as numbers of rows or the account; no personal data of visitors. */
export type AuditDetail = Record<string, string | number | boolean | undefined>;

/** Filter of the audit log. */
export interface AuditFilter {
  /** Id of the account that acted; 0 for unknown names and the command line. */
  administrator?: number;
  kind?: AuditKind;
  /** ISO 8601 instants: from is inclusive, to is exclusive. */
  from?: string;
  to?: string;
}

export interface AuditEntry {
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  kind: AuditKind;
  /** User who acted or tried to sign in; '' for an unknown name and for the command line. */
  username: string;
  address: string;
  detail: AuditDetail;
}
