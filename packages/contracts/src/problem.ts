/** Causes of the problems that an operator is told of. */
export const problemCauses = [
  'database',
  'intake',
  'journal',
  'notifications',
  'purge',
  'disk',
  'backup',
  'offsite',
  'gateway',
  'certificate',
] as const;

export type ProblemCause = (typeof problemCauses)[number];
