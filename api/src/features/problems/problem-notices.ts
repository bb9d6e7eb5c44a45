import { readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemCause } from '@suite/contracts/records';
import type { Logger } from 'pino';
import { makeFolder } from '../../db/make-folder.ts';
import type { Problem } from './find-problems.ts';

/** Milliseconds between two notices of a problem with the same cause. */
const hour = 60 * 60 * 1000;
const over = '.over';

interface NoticeDeps {
  /** Folder that all replicas share: of the files in it, one process creates each, and sends its notice. */
  folder: string;
  /** Milliseconds for which a problem must last, and must have ended, before the operator gets a mail. */
  patience: number;
  /** Sends a notice; undefined without a mail server. */
  send: ((subject: string, text: string, signal: AbortSignal) => Promise<void>) | undefined;
  logger: Logger;
}

/** Returns the milliseconds since or until a file's time, which may be from before the clock was set back. */
const ageOf = (file: string) => {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Math.abs(Date.now() - mtimeMs);
};
const touch = (file: string) => utimesSync(file, new Date(), new Date());

const exists = (file: string) => statSync(file, { throwIfNoEntry: false }) !== undefined;

/** Creates a file. Returns false if another process was faster. */
function create(file: string, text: string) {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Creates the function to call with the current problems, again and again. It mails each problem that lasts to the
 * operator, at most once an hour for each cause, and its end. The file of a cause is touched by every replica that
 * sees the problem, so that it is over when none does.
 */
export function createProblemNotices({ folder, patience, send, logger }: NoticeDeps) {
  const since = new Map<ProblemCause, number>();

  async function report({ cause, text, advice }: Problem, signal: AbortSignal) {
    const file = join(folder, cause);
    if (exists(file)) return touch(file);
    if (ageOf(file + over) < hour || !create(file, text)) return;
    rmSync(file + over, { force: true });
    logger.warn({ cause }, text);
    try {
      await send?.(`Problem: ${text}`, `${text}\n\n${advice}`, signal);
    } catch (error) {
      // The next round tries again.
      rmSync(file, { force: true });
      throw error;
    }
  }

  async function reportEnd(cause: string, signal: AbortSignal) {
    const file = join(folder, cause);
    const text = readFileSync(file, 'utf8');
    renameSync(file, file + over);
    touch(file + over);
    logger.info({ cause }, 'problem solved');
    await send?.(`Solved: ${text}`, `This problem is over:\n\n${text}`, signal);
  }

  return async (problems: readonly Problem[], signal: AbortSignal): Promise<void> => {
    makeFolder(folder);
    const now = performance.now();
    for (const cause of since.keys())
      if (!problems.some((problem) => problem.cause === cause)) since.delete(cause);
    for (const { cause } of problems) if (!since.has(cause)) since.set(cause, now);
    for (const problem of problems)
      if (now - (since.get(problem.cause) ?? now) >= patience) await report(problem, signal);
    const ended = readdirSync(folder).filter(
      (name) =>
        !name.endsWith(over) &&
        !problems.some(({ cause }) => cause === name) &&
        ageOf(join(folder, name)) > patience,
    );
    for (const cause of ended) await reportEnd(cause, signal);
  };
}
