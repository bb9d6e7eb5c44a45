/** Why there is no backup, or no restore, in one sentence that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
