import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SubmissionMarks } from '@suite/contracts/submission-marks';
import type { Host } from '@suite/host/contract';

export interface Submission<Input> {
  input: Input;
  marks: SubmissionMarks;
  /** The idempotency key, the same for every attempt with the same input, so that the API stores it once. */
  submissionKey: string;
}

export interface VerifiedSubmission<Input> extends Submission<Input> {
  captchaToken: string;
}

/** Sends the content of a form with a captcha. Rejects if it was not accepted. */
export type Send<Input> = (host: Host, submission: VerifiedSubmission<Input>) => Promise<void>;

/** The properties of an endpoint's `initiate` that sending needs. */
type Mutation<Answer> = ThunkAction<{ unwrap(): Promise<Answer> }, unknown, unknown, UnknownAction>;

/** Runs a mutation in the host's store. A form needs the store only for this, so it has no provider. */
export async function sendThrough<Answer>(host: Host, mutation: Mutation<Answer>): Promise<Answer> {
  const { store } = await host.loadStore();
  const dispatch = store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction>;
  return dispatch(mutation).unwrap();
}
