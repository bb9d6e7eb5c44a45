import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SubmissionMarks } from '@suite/contracts/submission-marks';
import type { Host } from '@suite/host/contract';

export interface Submission<Input> {
  input: Input;
  marks: SubmissionMarks;
  /** The same for every try at sending the same input: the API stores it once. */
  submissionKey: string;
}

export interface VerifiedSubmission<Input> extends Submission<Input> {
  captchaToken: string;
}

/** Sends what a form with a captcha holds; rejects where it was not accepted. */
export type Send<Input> = (host: Host, submission: VerifiedSubmission<Input>) => Promise<void>;

/** An endpoint's `initiate`, as far as sending needs it. */
type Mutation<Answer> = ThunkAction<{ unwrap(): Promise<Answer> }, unknown, unknown, UnknownAction>;

/** Runs a mutation in the host's store. A form has no other use for the store, so it needs no provider. */
export async function sendThrough<Answer>(host: Host, mutation: Mutation<Answer>): Promise<Answer> {
  const { store } = await host.loadStore();
  const dispatch = store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction>;
  return dispatch(mutation).unwrap();
}
