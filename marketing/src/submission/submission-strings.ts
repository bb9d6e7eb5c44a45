/** The texts of a form. */
export interface SubmissionStrings<Field extends string> {
  submit: string;
  submitting: string;
  sent: { title: string /** The API's message unless given. */; description?: string };
  failed: { title: string; description: string };
  /** Error messages that replace the schema's English ones. */
  problems?: Record<Field, string>;
}
