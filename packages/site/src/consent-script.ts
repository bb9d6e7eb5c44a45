import { consentDays, policyRevision } from './consent.ts';

const lifetime = consentDays * 24 * 60 * 60 * 1000;

/**
 * A script at the start of every document: marks the document of a visitor without a valid choice, for whom the page keeps
 * a row from its first frame on. The Content-Security-Policy allows it by its hash.
 */
export const consentScript = `{let c;try{c=JSON.parse(localStorage.consent)||{}}catch(e){c={}}c.revision===${policyRevision}&&Date.now()<c.savedAt+${lifetime}||document.documentElement.setAttribute("data-consent","")}`;
