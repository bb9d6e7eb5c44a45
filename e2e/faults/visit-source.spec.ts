import type { Page } from '@playwright/test';
import { expect, notice } from '../support/browser-test.ts';
import { allForms, verify } from '../support/forms.ts';
import { test } from '../support/own-product.ts';

/** Tests the source of a visit: it is remembered only with consent, sent with each form and stored with the record. */

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('touches'));

const arrive = (page: Page, address: string, referer: string) => page.goto(address, { referer });

async function follow(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('all three forms store the first and last touch, also after navigation and reloads', {
  tag: '@all',
}, async ({ page, product }) => {
  await arrive(page, '/exclusive?utm_source=news&utm_campaign=spring', 'https://search.example.com/?q=x');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => remembered(page)).not.toBeNull();
  await follow(page, 'About');
  await expect(page).toHaveURL('/about');
  await arrive(page, '/faq?gclid=click1', 'https://ads.example.com/');
  await expect.poll(() => remembered(page)).toContain('click1');

  for (const form of allForms) {
    await page.goto(form.page);
    await form.fill(page);
    if (form.needsCaptcha) await verify(page);
    await form.send(page);
    await expect(notice(page, form.sent)).toBeVisible();
    const [row] = product.query(`SELECT first_touch, last_touch FROM ${form.table}`);
    const { first_touch, last_touch } = row as Record<'first_touch' | 'last_touch', string>;
    expect(JSON.parse(first_touch)).toMatchObject({
      utmSource: 'news',
      utmCampaign: 'spring',
      referrerHost: 'search.example.com',
      landingPath: '/exclusive',
      language: expect.stringMatching(/^en/),
    });
    expect(JSON.parse(last_touch)).toMatchObject({
      gclid: 'click1',
      referrerHost: 'ads.example.com',
      landingPath: '/faq',
    });
  }
});
