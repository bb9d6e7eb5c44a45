import type { Page } from '@playwright/test';
import { expect, test, waitUntilHydrated } from '../support/browser-test.ts';
import { answerConsent } from '../support/consent.ts';
import { choice } from '../support/forms.ts';

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const entries = (page: Page) => main(page).locator('details');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('About shows the company story, claims, countries, vision and the roles of five leaders', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/about');
    for (const words of [
      '2010',
      '65+',
      '200+',
      '15+',
      '500+',
      '8 core products for the international market by 2025',
    ])
      await expect(main(page).getByText(words).first()).toBeVisible();
    for (const place of ['Sri Lanka', 'USA', 'Japan', 'UK', 'Dubai'])
      await expect(main(page).getByRole('listitem').filter({ hasText: place }).first()).toBeVisible();
    for (const role of ['Chief Executive Officer', 'Director', 'Manager Operations', 'Consultant', 'Mentor'])
      await expect(main(page).getByRole('heading', { name: role, exact: true })).toBeVisible();
    await expect(
      main(page).getByText('The staff counted here are the qualified engineers counted on our home page.'),
    ).toBeVisible();
    await expect(main(page).getByText('The goal was set for 2025.')).toBeVisible();
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Support center' })).toContainText(
      '24/7',
    );
  });

  test('Success Stories has two highlights, four points and ten questions', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/exclusive');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Success Stories' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^Read the/ })).toHaveCount(2);
    const words = await main(page).innerText();
    expect(words.indexOf('Several villas')).toBeLessThan(
      words.indexOf('We do not publish our customers’ names.'),
    );
    for (const point of [
      'Enterprise Security',
      'Dedicated Support',
      'Custom Solutions',
      'Proven Track Record',
    ])
      await expect(main(page).getByRole('heading', { name: point })).toBeVisible();
    await expect(main(page).getByText('15+ years')).toBeVisible();
    await expect(entries(page)).toHaveCount(10);
  });

  test('the partner page has four benefits and a form with labelled fields', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/partner');
    for (const benefit of [
      'Innovative Solutions',
      'Brand Association',
      'Growth Opportunities',
      'Dedicated Support',
    ])
      await expect(main(page).getByRole('heading', { name: benefit })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Join Our Network' })).toBeVisible();
    for (const label of [
      'Name',
      'Organization',
      'Designation',
      'Contact Number',
      'Email',
      'Additional Notes',
    ])
      await expect(main(page).getByLabel(label, { exact: true })).toBeVisible();
    await expect(main(page).getByRole('combobox', { name: 'Country' })).toHaveText('Select country');
    await expect(main(page).getByRole('combobox', { name: 'Product Interest' })).toHaveText('Select product');
    await expect(main(page).getByRole('button', { name: 'Submit Application' })).toBeDisabled();
    await expect(main(page).getByText('This form needs JavaScript.')).toBeVisible();
  });

  test('Contact has the form, both offices and the e-mail address', { tag: '@all' }, async ({ page }) => {
    await page.goto('/contact');
    for (const label of ['Name', 'Email', 'Message'])
      await expect(main(page).getByLabel(label, { exact: true })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Sri Lanka Office' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'US Liaison Office' })).toBeVisible();
    const offices = main(page).getByRole('region', { name: 'Our offices' });
    await expect(offices.locator('a[href^="tel:"]')).toHaveCount(3);
    await expect(offices.locator('a[href^="mailto:"]')).toHaveCount(1);
  });

  test('the terms have ten sections and name the law of Sri Lanka', { tag: '@all' }, async ({ page }) => {
    await page.goto('/terms');
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(10);
    await expect(main(page).getByText('at least 18')).toBeVisible();
    await expect(main(page).getByText('laws of Sri Lanka')).toBeVisible();
    await expect(main(page).getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(10);
  });

  test('the privacy policy states retention and contact and ends with the four cards', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/privacy');
    await expect(main(page).getByText('keep what you send for six months (183 days)')).toBeVisible();
    for (const part of [
      'Definitions',
      'Purposes',
      'Retention',
      'Disclosure',
      'Security',
      'GDPR',
      'Breach Notification',
    ])
      await expect(main(page).getByRole('heading', { name: new RegExp(`^\\d+\\. ${part}$`) })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'privacy@example.com' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'What Sets Us Apart' })).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(4);
  });

  test('an FAQ entry opens', { tag: '@all' }, async ({ page }) => {
    await page.goto('/faq');
    await expect(entries(page)).toHaveCount(5);
    await entries(page).first().locator('summary').click();
    await expect(entries(page).first().getByRole('paragraph')).toBeVisible();
  });
});

for (const [path, count] of [
  ['/faq', 5],
  ['/exclusive', 10],
] as const) {
  test(`at most one of the ${count} questions of ${path} is open, by mouse and keyboard`, {
    tag: '@all',
  }, async ({ page }) => {
    await answerConsent(page);
    await page.goto(path);
    const open = main(page).locator('details[open]');
    await expect(entries(page)).toHaveCount(count);
    await expect(open).toHaveCount(0);
    await entries(page).nth(1).locator('summary').click();
    await expect(entries(page).nth(1).getByRole('paragraph')).toBeVisible();
    await entries(page).nth(3).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);
    await expect(entries(page).nth(3).getByRole('paragraph')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(open).toHaveCount(0);
  });
}

test('a highlight links to its story on the product page', { tag: '@all' }, async ({ page }) => {
  await answerConsent(page);
  await page.goto('/exclusive');
  await waitUntilHydrated(page);
  await main(page).getByRole('link', { name: 'Read the ERP story' }).click();
  await expect(page).toHaveURL('/products/erp#case-study');
  await expect(main(page).getByText('Case study: A calibration and services company')).toBeInViewport();
});

test('a link in the table of contents scrolls its section into view below the header', {
  tag: '@all',
}, async ({ page }) => {
  await answerConsent(page);
  await page.goto('/terms');
  await waitUntilHydrated(page);
  await main(page).getByRole('link', { name: 'Termination' }).click();
  const heading = main(page).getByRole('heading', { name: '8. Termination' });
  await expect(heading).toBeInViewport();
  const [box, header] = [await heading.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('text typed before hydration is kept, and Enter without a solved captcha asks for it', {
  tag: '@all',
}, async ({ page }) => {
  await answerConsent(page);
  let release: () => void = () => {};
  const stored = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/contact-form\.[0-9a-f]+\.js$/, async (route) => {
    await stored;
    await route.continue();
  });
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill('Nimal Perera');
  release();
  const send = page.getByRole('button', { name: 'Send Message' });
  await expect(async () => {
    await page.getByLabel('Email', { exact: true }).press('Enter');
    await expect(page.getByText('Invalid email address')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nimal Perera');
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'false');
  await page.getByLabel('Email', { exact: true }).fill('nimal@example.com');
  await page.getByLabel('Message', { exact: true }).fill('We run two hotels.');
  await page.getByLabel('Email', { exact: true }).press('Enter');
  const notice = page.getByRole('listitem').filter({ hasText: 'Verification Required' });
  await expect(notice).toContainText('Please complete the reCAPTCHA verification.');
  await expect(send).toBeDisabled();
});

test('the country list, at most 15rem high, finds a country by part of its name', { tag: '@all' }, async ({
  page,
}) => {
  await answerConsent(page);
  await page.goto('/partner');
  await waitUntilHydrated(page);
  const country = choice(page, 'Country');
  const search = page.getByPlaceholder('Search country...');
  await expect(async () => {
    await country.click();
    await expect(search).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await page.getByRole('option').count()).toBeGreaterThanOrEqual(240);
  const list = await page.getByRole('listbox').boundingBox();
  expect(list?.height).toBeLessThanOrEqual(240);
  await search.fill('LANK');
  await expect(page.getByRole('option')).toHaveText(['Sri Lanka']);
  await page.keyboard.press('Enter');
  await expect(country).toHaveText('Sri Lanka');
});

for (const path of ['/contact', '/partner']) {
  test(`${path} shows the certification and the deployments beside its form`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('list', { name: 'About us' })).toHaveText(
      /ISO 27001 certification.*500\+ worldwide customers/,
    );
  });
}

test('the consent banner is shown until answered and reopens from the footer', async ({ page }) => {
  await page.goto('/about');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  const [reject, accept] = [
    await banner(page).getByRole('button', { name: 'Reject' }).boundingBox(),
    await banner(page).getByRole('button', { name: 'Accept' }).boundingBox(),
  ];
  expect([accept?.width, accept?.height]).toEqual([reject?.width, reject?.height]);
  await banner(page).getByRole('button', { name: 'Reject' }).click();
  await expect(banner(page)).toBeHidden();

  await page.goto('/contact');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await opener.click();
  await expect(banner(page)).toBeFocused();
  await banner(page)
    .getByRole('checkbox', { name: /^Visit source/ })
    .check();
  await banner(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(opener).toBeFocused();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''));
  expect(stored).toMatchObject({ attribution: true });
});

for (const [when, changes] of [
  ['the policy has changed', { revision: 0 }],
  ['182 days have passed', { savedAt: Date.now() - 182 * 24 * 60 * 60 * 1000 }],
] as const) {
  test(`consent is asked for again when ${when}`, { tag: '@all' }, async ({ page }) => {
    await answerConsent(page, changes);
    await page.goto('/about');
    await expect(banner(page)).toBeVisible();
  });
}

for (const width of [390, 1280]) {
  test(`at ${width} px the consent banner never covers the focused element`, { tag: '@all' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    await expect(banner(page)).toBeVisible();
    await waitUntilHydrated(page);
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const region = document.querySelector('section[lang="en"][tabindex="-1"]');
        if (!focused || focused === document.body || !region || region.contains(focused)) return '';
        const [a, b] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
        const isUnder = a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
        return isUnder ? focused.outerHTML : '';
      });
      expect(covered).toBe('');
    }
  });
}

test('a list that is closing takes no click from what is under it', { tag: '@all' }, async ({ page }) => {
  await answerConsent(page);
  await page.goto('/partner');
  await waitUntilHydrated(page);
  await choice(page, 'Product Interest').click();
  const isClickable = await page.getByRole('option', { name: 'Web Application' }).evaluate(async (option) => {
    const { left, top } = option.getBoundingClientRect();
    (option as HTMLElement).click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.getElementById('outlet')?.contains(document.elementFromPoint(left + 8, top + 8));
  });
  expect(isClickable).toBe(true);
});
