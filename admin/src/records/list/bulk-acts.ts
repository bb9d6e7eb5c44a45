import type { BulkAction, RecordFolder, RecordStatus } from '@suite/contracts/records';

export type DoBulkAct = (action: BulkAction, status?: RecordStatus) => void;

/** What can be done with selected records of a folder, the act that is wanted most at the end. */
export function actsFor(folder: RecordFolder, canManage: boolean): BulkAction[] {
  if (folder === 'trash') return canManage ? ['restore'] : [];
  if (!canManage) return ['status', 'read'];
  return folder === 'flagged' ? ['status', 'read', 'delete', 'unflag'] : ['status', 'read', 'delete'];
}
