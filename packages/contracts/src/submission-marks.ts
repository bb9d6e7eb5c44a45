/**
 * Left empty by people, who don't see it; a submission with anything in it is kept apart as a robot's. Not a name that
 * browsers fill in by themselves.
 */
export const honeypotField = 'homepage';

/** What is kept of a visitor's way here, with consent only: how long each value may be. */
export const touchLimits = {
  utmSource: 200,
  utmMedium: 200,
  utmCampaign: 200,
  utmTerm: 200,
  utmContent: 200,
  gclid: 200,
  fbclid: 500,
  msclkid: 200,
  referrerHost: 253,
  landingPath: 500,
  language: 35,
} as const;

export type Touch = Partial<Record<keyof typeof touchLimits, string>>;

/** What any form may send beside its fields. Nothing here is ever required, nor a reason to refuse a submission. */
export interface SubmissionMarks {
  [honeypotField]?: string;
  /** Milliseconds from the form's first focus to its submit. */
  elapsed?: number;
  firstTouch?: Touch;
  lastTouch?: Touch;
}
