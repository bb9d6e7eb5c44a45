import type { SubmissionFailure } from './failure.ts';
import { type ReachStrings, reachStrings } from './reach-strings.ts';

/** Messages beside a form that was not accepted: the reason, the next step, and other ways to reach the company. */
export interface FailureStrings {
  because: Record<Exclude<SubmissionFailure['kind'], 'tooMany'>, string>;
  tooMany(minutes: number): string;
  reach: ReachStrings;
}

export const failureStrings: FailureStrings = {
  because: {
    offline: 'You are not connected to the internet. What you typed is kept: send it again once you are.',
    noAnswer: 'Our server could not be reached. What you typed is kept: please try again in a moment.',
    verification: 'The verification was not accepted. What you typed is kept: please verify once more.',
    verifierDown: 'The verification could not be checked. What you typed is kept: please verify once more.',
    fields: 'Please check the fields that are marked.',
    refused: 'Our server did not accept this form. What you typed is kept: please try again.',
    unavailable:
      'Our server can’t take this form right now. What you typed is kept: please try again in a few minutes.',
  },
  tooMany: (minutes) =>
    `Too many forms have come from your network. What you typed is kept: please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  reach: reachStrings,
};
