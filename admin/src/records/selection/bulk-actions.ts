import type { BulkAction, RecordFolder, RecordStatus } from '@suite/contracts/records';

export type RunBulkAction = (action: BulkAction, status?: RecordStatus) => void;

/** Returns the bulk actions available in a folder, the most common one first. */
export function actionsFor(folder: RecordFolder, canManage: boolean): BulkAction[] {
  if (folder === 'trash') return canManage ? ['restore'] : [];
  if (!canManage) return ['status', 'read'];
  return folder === 'flagged'
    ? ['unflag', 'status', 'assign', 'read', 'delete']
    : ['status', 'assign', 'read', 'flag', 'delete'];
}
