/** The texts of a form. */
export interface SubmissionStrings<Field extends string> {
  submit: string;
  submitting: string;
  sent: {
    title: string;
    /** By default, the API's message. */
    description?: string;
    /** Returns what happens next with a form that was sent, and when. */
    next(sent: Record<Field, string>): string;
  };
  failed: { title: string; description: string };
  /** Error messages that replace the schema's English ones. */
  problems?: Record<Field, string>;
}
