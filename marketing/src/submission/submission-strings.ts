/** The texts of a form. */
export interface SubmissionStrings<Field extends string> {
  submit: string;
  submitting: string;
  /** Why the button is disabled while the captcha is not solved; missing if the captcha does not lock it. */
  locked?: string;
  sent: {
    title: string;
    /** By default, the API's message. */
    description?: string;
    /** Returns what the visitor chose before; '' for nothing. */
    choice?(sent: Record<Field, string>): string;
    /** Returns what happens next with a form that was sent, and when. */
    next(sent: Record<Field, string>): string;
  };
  failed: { title: string; description: string };
  /** Error messages that replace the schema's English ones. */
  problems?: Record<Field, string>;
}
