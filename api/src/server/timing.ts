/** Pauses and time limits of the product, in milliseconds. */
export const productTiming = {
  /** Pause between two searches for notifications that are due. */
  relayPause: 1000,
  /** Pause between two checks for flagged submissions to report. */
  flaggedPause: 10 * 60 * 1000,
  /** Pause between two queries for submissions that other processes accepted. */
  feedPause: 2000,
  /** Pause between two exchanges of the rate limits' counts with other processes. */
  sharePause: 1000,
  /** Pause between two searches for problems, and between two pings. */
  problemPause: 2 * 60 * 1000,
  /** Time for which a problem must last, and must be over, before the operator gets a mail. */
  problemPatience: 5 * 60 * 1000,
  /** Time between two checks of a password for an account above its limit. */
  signInSpacing: 1000,
  /** Time within which a mail server is reached and greets. */
  mailGreetingLimit: 3000,
  /** Time that the receiver of the webhook has for its answer: it may have to start first, or pass the lead on. */
  webhookLimit: 20_000,
  /** Time that a request's head may take, and the whole request. With `requestCheckPause` and nginx's lingering close, a slow request is aborted within 15 s. */
  headLimit: 10_000,
  requestLimit: 12_000,
  requestCheckPause: 1000,
  /**
   * Time after shutdown starts until idle connections are closed. The gateway closes a connection after two idle
   * seconds, so by then it sends no more requests on them.
   */
  idleLimit: 3000,
  /** Time after shutdown starts until open requests are aborted, within the container's grace period of ten seconds. */
  drainLimit: 7000,
  /** Time that a mail or webhook in progress may still take after shutdown starts, within the same grace period. */
  sendingLimit: 8000,
};

export type Timing = typeof productTiming;
