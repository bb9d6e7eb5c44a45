import type { BulkAction, RecordFolder, RecordStatus } from '@suite/contracts/records';

export type RunBulkAction = (action: BulkAction, status?: RecordStatus) => void;

/** Returns the bulk actions available in a folder, the most common one last. */
export function actionsFor(folder: RecordFolder, canManage: boolean): BulkAction[] {
  if (folder === 'trash') return canManage ? ['restore'] : [];
  if (!canManage) return ['status', 'read'];
  return folder === 'flagged'
    ? ['status', 'assign', 'read', 'delete', 'unflag']
    : ['status', 'assign', 'read', 'flag', 'delete'];
}
