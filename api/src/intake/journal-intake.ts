import type { Copier } from './copier.ts';
import { gatheringTime, inGroups } from './group.ts';
import type { Journal } from './journal.ts';
import type { Intake, Submission } from './submission.ts';
import { within } from './within.ts';

/** How long an acknowledgement waits for the main database, so that a list read next shows the submission. */
const patience = 800;

interface JournalIntakeParts {
  journal: Journal;
  copier: Copier;
  /** What the main database knows of submissions. */
  recallStored: Intake['recall'];
}

/** An intake that keeps what it is given on its own disk first, whatever becomes of the main database. */
export function createJournalIntake({ journal, copier, recallStored }: JournalIntakeParts): Intake {
  const keep = inGroups(async (submissions: Submission[]) => journal.keep(submissions), gatheringTime);
  return {
    recall: async (submission) => {
      const recall = journal.recall(submission);
      if (recall !== 'unknown' || !copier.isReachable()) return recall;
      const stored = recallStored(submission).catch(() => 'unknown' as const);
      return (await within(stored, patience)) ?? 'unknown';
    },
    keep: async (submission) => {
      const verdict = await keep(submission);
      if (verdict === 'same' && copier.isReachable()) await within(copier.copy(), patience);
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
