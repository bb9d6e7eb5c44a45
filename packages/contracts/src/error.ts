/** The body of every error response. */
export interface ApiErrorBody {
  /** Stable identifier for programs, such as `invalid_input` or `not_found`. */
  code: string;
  /** Message for people. */
  message: string;
  /** First message of each rejected field. */
  fields?: Record<string, string>;
}
