import type { Intake, Submission } from '../submissions/submission.ts';
import type { Copier } from './copier.ts';
import { gatheringTime, inGroups } from './in-groups.ts';
import type { Journal } from './journal.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Maximum milliseconds for each wait for the main database: before a submission is stored, to recognise a repeated one,
 * and before it is acknowledged, so that the admin lists show it from then on.
 */
const copyTimeout = 800;

interface JournalIntakeDeps {
  journal: Journal;
  copier: Copier;
  /** Looks up submissions in the main database. */
  checkStoredKey: Intake['checkKey'];
}

/**
 * Creates an intake that commits submissions to the local disk first, so that it works while the main database is down.
 */
export function createJournalIntake({ journal, copier, checkStoredKey }: JournalIntakeDeps): Intake {
  const append = inGroups(async (submissions: Submission[]) => journal.append(submissions), gatheringTime);
  return {
    checkKey: async (submission) => {
      const keyState = journal.checkKey(submission);
      if (keyState !== 'unknown' || !copier.isReachable()) return keyState;
      const stored = checkStoredKey(submission).catch(() => 'unknown' as const);
      return (await withTimeout(stored, copyTimeout)) ?? 'unknown';
    },
    store: async (submission) => {
      const result = await append(submission);
      if (result === 'stored' && copier.isReachable()) await withTimeout(copier.copy(), copyTimeout);
      return result;
    },
    isWritable: async () => {
      try {
        journal.probe();
        return true;
      } catch {
        return false;
      }
    },
  };
}
