import type { Page } from '@playwright/test';
import { policyRevision } from '@suite/site/consent';

/** Answers the consent banner before the first page, unless it is answered already, so that it covers nothing. */
export async function answerConsent(page: Page, changes: object = {}) {
  const choice = { revision: policyRevision, savedAt: Date.now(), attribution: false, ...changes };
  await page.addInitScript((stored) => {
    if (!localStorage.getItem('consent')) localStorage.setItem('consent', stored);
  }, JSON.stringify(choice));
}

export const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });

/** Returns the links, controls and numbers of the first view that the banner covers. */
export const covered = (page: Page) =>
  banner(page).evaluate((element) => {
    const bar = element.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, input, textarea, select, label, output, strong')]
      .filter((other) => !element.contains(other))
      .filter((other) => other.checkVisibility({ visibilityProperty: true }))
      .filter((other) => {
        const box = other.getBoundingClientRect();
        const overlaps =
          box.left < bar.right && bar.left < box.right && box.top < bar.bottom && bar.top < box.bottom;
        return overlaps && box.width > 1 && box.top < window.innerHeight;
      })
      .map((other) => other.outerHTML.slice(0, 120));
  });
