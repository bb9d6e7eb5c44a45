/** What a form shows once it was sent or refused: a notice of the shell, and the same words beside the form. */
export interface Notice {
  title: string;
  description: string;
}
