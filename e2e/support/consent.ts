import type { Page } from '@playwright/test';
import { policyRevision } from '@suite/site/consent';

/** Answers the consent banner before the first page, unless it is answered already, so that it covers nothing. */
export async function answerConsent(page: Page, changes: object = {}) {
  const choice = { revision: policyRevision, savedAt: Date.now(), attribution: false, ...changes };
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('consent')) localStorage.setItem('consent', stored);
  }, JSON.stringify(choice));
}
