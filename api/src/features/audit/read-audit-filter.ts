import { type AuditFilter, type AuditKind, auditKinds } from '@suite/contracts/audit';
import { invalidInput } from '../../http/errors.ts';
import { readInstant, readNumber, readWord } from '../../records/read-filter.ts';

/** A parsed filter; times are UTC milliseconds. */
export interface EntryFilter {
  administrator?: number;
  kind?: AuditKind;
  from?: number;
  to?: number;
}

export const filterNames = ['administrator', 'kind', 'from', 'to'] as const satisfies (keyof AuditFilter)[];

/** Parses the filter of the audit log. Throws 400 with the name of the invalid parameter. */
export function readAuditFilter(given: Readonly<Record<string, unknown>>): EntryFilter {
  const administrator = readNumber(given, 'administrator', 0, 999_999_999);
  const kind = readWord(given, 'kind', auditKinds);
  const from = readInstant(given, 'from');
  const to = readInstant(given, 'to');
  if (from !== undefined && to !== undefined && from >= to)
    throw invalidInput('to must be after from', { to: 'to must be after from' });
  return {
    ...(administrator !== undefined && { administrator }),
    ...(kind && { kind }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}
