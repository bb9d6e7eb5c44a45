/** The result of sending a form, shown as a notice by the shell and as text beside the form. */
export interface Notice {
  title: string;
  description: string;
}
