/** The body of every answer that is not a success. */
export interface ApiErrorBody {
  /** A stable word for programs: `invalid_input`, `not_found`. */
  code: string;
  /** A sentence for people. */
  message: string;
  /** The first message of each field that was refused. */
  fields?: Record<string, string>;
}
