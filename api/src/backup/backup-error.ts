/** Thrown if a backup or restore fails; the message is one sentence that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
