import type { Intake, Submission } from '../submissions/submission.ts';
import type { Copier } from './copier.ts';
import { gatheringTime, inGroups } from './group.ts';
import type { Journal } from './journal.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Milliseconds that an acknowledgement waits for the main database, so that a list read right after it shows the
 * submission.
 */
const copyTimeout = 800;

interface JournalIntakeParts {
  journal: Journal;
  copier: Copier;
  /** Looks up submissions in the main database. */
  recallStored: Intake['recall'];
}

/**
 * Creates an intake that commits submissions to the local disk first, so that it works while the main database is down.
 */
export function createJournalIntake({ journal, copier, recallStored }: JournalIntakeParts): Intake {
  const append = inGroups(async (submissions: Submission[]) => journal.append(submissions), gatheringTime);
  return {
    recall: async (submission) => {
      const recall = journal.recall(submission);
      if (recall !== 'unknown' || !copier.isReachable()) return recall;
      const stored = recallStored(submission).catch(() => 'unknown' as const);
      return (await withTimeout(stored, copyTimeout)) ?? 'unknown';
    },
    store: async (submission) => {
      const verdict = await append(submission);
      if (verdict === 'same' && copier.isReachable()) await withTimeout(copier.copy(), copyTimeout);
      return verdict;
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
