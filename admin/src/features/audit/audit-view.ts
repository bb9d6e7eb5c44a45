import { type AuditFilter, type AuditKind, auditKinds } from '@suite/contracts/audit';
import { timesOfDays } from '../../records/date-presets.ts';
import { day } from '../../records/record-view.ts';

/** The filter of the audit log in its address; '' stands for any. */
export interface AuditView {
  administrator: string;
  kind: AuditKind | '';
  /** First and last day in the user's time zone. */
  from: string;
  to: string;
}

/** Reads the filter from an address; ignores invalid values. */
export function readAuditView(search: string): AuditView {
  const params = new URLSearchParams(search);
  const administrator = params.get('administrator') ?? '';
  return {
    administrator: /^\d{1,9}$/.test(administrator) ? administrator : '',
    kind: auditKinds.find((kind) => kind === params.get('kind')) ?? '',
    from: day(params.get('from')),
    to: day(params.get('to')),
  };
}

/** Returns the query string with these changes; unrelated parameters stay. */
export function writeAuditView(search: string, changes: Partial<AuditView>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return `?${params}`;
}

/** Converts the filter to that of an API call. */
export const toAuditFilter = ({ administrator, kind, from, to }: AuditView): AuditFilter => ({
  ...(administrator && { administrator: Number(administrator) }),
  ...(kind && { kind }),
  ...timesOfDays({ from, to }),
});
