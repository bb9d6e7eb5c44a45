import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../db/make-folder.ts';
import { asFolderError } from './start-error.ts';

/**
 * Returns the session secret from the data folder, creating it at the first call; used if SESSION_SECRET is not set.
 * Throws StartError.
 */
export function readOrCreateSecret(folder: string): string {
  const file = join(folder, 'session-secret');
  try {
    return readSecret(file) ?? makeSecret(folder, file);
  } catch (error) {
    throw asFolderError(error, folder);
  }
}

/**
 * Writes the secret under a temporary name and then links it to its file, so that processes that start simultaneously
 * all read the same complete secret.
 */
function makeSecret(folder: string, file: string) {
  makeFolder(folder);
  const draft = `${file}-${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o400, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

function readSecret(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
