/** The answer of the session check and of a login; without a session both answer 401 instead (spec section 7). */
export interface SessionAnswer {
  authenticated: boolean;
}
