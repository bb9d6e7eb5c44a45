/** Causes of the problems that an operator gets a mail about. */
export type ProblemCause =
  | 'database'
  | 'intake'
  | 'journal'
  | 'notifications'
  | 'purge'
  | 'disk'
  | 'backup'
  | 'offsite'
  | 'gateway'
  | 'certificate';
