import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../db/make-folder.ts';
import { asFolderError, StartError } from './start-error.ts';

/** Characters of the shortest session secret. */
export const shortestSecret = 32;

/** Returns the secrets of FORMER_SESSION_SECRET, one per line. A secret of several lines has `\\n` for its line breaks. */
export const formerSecretsIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .flatMap((line) => [...new Set([line, line.replaceAll('\\r', '\r').replaceAll('\\n', '\n')])]);

/** Returns a secret as a line of FORMER_SESSION_SECRET. */
export const formerSecretLine = (secret: string): string =>
  secret.replaceAll('\r', '\\r').replaceAll('\n', '\\n');

/**
 * Returns the session secret from the data folder, creating it at the first call; used if SESSION_SECRET is not set.
 * Throws StartError.
 */
export function readOrCreateSecret(folder: string): string {
  const file = join(folder, 'session-secret');
  let secret: string;
  try {
    secret = readSecret(file) ?? makeSecret(folder, file);
  } catch (error) {
    throw asFolderError(error, folder);
  }
  if (secret.length >= shortestSecret) return secret;
  throw new StartError(
    `${file} is damaged: put back a copy of it, or delete it, which ends all sessions and makes second factors unreadable.`,
  );
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
  return readFileSync(file, 'utf8').trim();
}

function readSecret(file: string) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    // A container engine makes a folder of a file that is mounted and missing.
    if (isCode(error, 'EISDIR')) return '';
    throw error;
  }
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;
