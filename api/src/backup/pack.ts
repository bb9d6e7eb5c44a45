import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { OperatorError } from '@suite/contracts/operator-error';
import { codeOf } from '../db/error-codes.ts';

/** Bytes. openssl decrypts a message in memory, so encrypted backups are split into messages of this size. */
const pieceSize = 64 * 1024 * 1024;

const compressed = '.zst';
const encrypted = '.cms';

/** Only the owner can read the files of a backup. */
const own = { mode: 0o600, flush: true };

/** Throws OperatorError if openssl is not installed. */
export function checkOpenssl(): void {
  if (spawnSync('openssl', ['version']).error)
    throw new OperatorError(
      'Encrypted backups need the program openssl, which is not installed here: install it, or unset BACKUP_CERTIFICATE_FILE.',
    );
}

class OpensslError extends OperatorError {}

/** Throws OperatorError if the file is no private key that can be read without a password. */
export function checkKey(file: string): void {
  checkOpenssl();
  try {
    readFileSync(file);
  } catch (error) {
    const reason =
      codeOf(error) === 'EISDIR'
        ? "is a folder, which Docker creates for a file that doesn't exist: remove it and give the path of the key."
        : `can't be read (${codeOf(error)}): give its path, and make it readable for this user (docs/operations/backup.md, "Restore").`;
    throw new OperatorError(`The key ${file} ${reason}`);
  }
  if (spawnSync('openssl', ['pkey', '-in', file, '-passin', 'pass:', '-noout']).status !== 0)
    throw new OperatorError(
      `The file ${file} is no private key in PEM form without a password: give the key that was created with the certificate.`,
    );
}

async function openssl(args: readonly string[], input: Readable): Promise<Buffer> {
  const child = spawn('openssl', args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const complaint = buffer(child.stderr);
  try {
    const [output] = await Promise.all([buffer(child.stdout), pipeline(input, child.stdin).catch(() => {})]);
    const [code] = await ended;
    if (code === 0) return output;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    throw new OperatorError(
      'Encrypted backups need the program openssl, which is not installed here: install it.',
    );
  }
  throw new OpensslError(`openssl failed: ${(await complaint).toString().split('\n')[0]}`);
}

const encrypt = (piece: Buffer, certificate: string) =>
  openssl(
    [
      ...['cms', '-encrypt', '-binary', '-outform', 'DER', '-aes-256-gcm'],
      ...['-recip', certificate, '-keyopt', 'rsa_padding_mode:oaep'],
    ],
    Readable.from([piece]),
  );

async function decrypt(file: string, key: string): Promise<Buffer> {
  try {
    return await openssl(
      ['cms', '-decrypt', '-binary', '-inform', 'DER', '-inkey', key, '-passin', 'pass:'],
      createReadStream(file),
    );
  } catch (error) {
    if (!(error instanceof OpensslError)) throw error;
    throw new OperatorError(
      `The key ${key} can't decrypt this backup: give the private key of the certificate that it was encrypted for.`,
    );
  }
}

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < pieceSize) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/**
 * Compresses a stream into the file NAME.zst, or with a certificate into encrypted files NAME.zst.cms.001 and so on.
 */
export async function pack(
  source: Readable,
  folder: string,
  name: string,
  certificate: string | undefined,
): Promise<void> {
  const target = join(folder, `${name}${compressed}`);
  const zstd = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  if (certificate === undefined) {
    await pipeline(source, zstd, createWriteStream(target, own));
    return;
  }
  await pipeline(source, zstd, async (chunks: AsyncIterable<Buffer>) => {
    let number = 0;
    for await (const piece of inPieces(chunks)) {
      number += 1;
      const message = Readable.from([await encrypt(piece, certificate)]);
      const part = `${target}${encrypted}.${String(number).padStart(3, '0')}`;
      await pipeline(message, createWriteStream(part, own));
    }
  });
}

/**
 * Returns a stream of the content that `pack` stored under this name. `key` is the file of the certificate's private
 * key. Throws OperatorError if the backup is encrypted and `key` is missing.
 */
export function unpack(folder: string, name: string, key?: string): Readable {
  const parts = readdirSync(folder)
    .filter((file) => file.startsWith(`${name}${compressed}${encrypted}.`))
    .sort();
  const zstd = createZstdDecompress();
  if (parts.length === 0) {
    const file = createReadStream(join(folder, `${name}${compressed}`));
    file.on('error', (error) => zstd.destroy(error));
    return file.pipe(zstd);
  }
  if (key === undefined)
    throw new OperatorError('This backup is encrypted: give the file of its private key with --key FILE.');
  async function* pieces() {
    for (const part of parts) yield await decrypt(join(folder, part), key as string);
  }
  const message = Readable.from(pieces());
  message.on('error', (error) => zstd.destroy(error));
  return message.pipe(zstd);
}

/** Returns whether `unpack` needs a key. */
export const isEncrypted = (folder: string) =>
  readdirSync(folder).some((file) => file.includes(`${compressed}${encrypted}.`));
