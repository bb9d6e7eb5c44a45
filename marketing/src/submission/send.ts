import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Host } from '@suite/host/contract';

export interface Submission<Input> {
  input: Input;
  captchaToken: string;
  /** The same for every try at sending the same input: the API stores it once. */
  submissionKey: string;
}

/** Sends what a form holds; rejects where it was not accepted. */
export type Send<Input> = (host: Host, submission: Submission<Input>) => Promise<void>;

/** An endpoint's `initiate`, as far as sending needs it. */
type Mutation = ThunkAction<{ unwrap(): Promise<unknown> }, unknown, unknown, UnknownAction>;

/** Runs a mutation in the host's store. A form has no other use for the store, so it needs no provider. */
export async function sendThrough(host: Host, mutation: Mutation): Promise<void> {
  const { store } = await host.loadStore();
  const dispatch = store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction>;
  await dispatch(mutation).unwrap();
}
