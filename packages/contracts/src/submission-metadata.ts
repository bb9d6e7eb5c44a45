/**
 * Name of the hidden form field. People leave it empty; a submission that fills it is flagged as spam. The name means
 * nothing, so that no browser or password manager takes it for a part of an address.
 */
export const honeypotField = 'field_b7';

/** Source of a record that an administrator added by hand. No campaign or site can have it: their sources have no brackets. */
export const addedByHand = '(phone)';

/** Maximum length of each attribution value. These values are stored only with consent. */
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

/** Optional metadata of any form submission. Missing or invalid metadata never rejects a submission. */
export interface SubmissionMetadata {
  [honeypotField]?: string;
  /** Milliseconds from when the visitor started to use the form to the submit. */
  elapsed?: number;
  firstTouch?: Touch;
  lastTouch?: Touch;
}

/** The response to an accepted submission; the success toast shows the message. */
export interface SubmissionAnswer {
  message: string;
  /** Short text to quote, by which staff find the record. */
  reference: string;
}
