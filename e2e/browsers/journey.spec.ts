import { test as base, expect } from '@playwright/test';
import { marketingPaths } from '@suite/contracts/pages';
import { pathsOf } from '../../scripts/testing/find-browser.ts';
import { type ProductUnderTest, startProduct } from '../../scripts/testing/start-product.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { startFirefox } from './firefox.ts';
import { createVisitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** Tests what visitors and administrators do most in the two engines that Playwright can't drive as distributions ship them. */

const browsers = [
  { name: 'Firefox', paths: ['firefox-esr', 'firefox'].flatMap(pathsOf), start: startFirefox },
  { name: 'WebKit', paths: pathsOf('Xvfb').length > 0 ? pathsOf('WebKitWebDriver') : [], start: startWebKit },
];

// Each page of the website is loaded, beside the other browser.
base.describe.configure({ timeout: 600_000 });

interface Fixtures {
  product: ProductUnderTest;
  driven: DrivenBrowser;
}

/** Returns the errors that pages have reported to the product. */
const reportedErrors = ({ output }: ProductUnderTest) =>
  output()
    .split('\n')
    .flatMap((line): { message: string }[] => (line.includes('client report') ? JSON.parse(line).errors : []))
    .map(({ message }) => message);

for (const { name, paths, start } of browsers) {
  const [executablePath = ''] = paths;
  const test = base.extend<Fixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its pattern
    product: async ({}, use) => {
      const product = await startProduct(process.env, [], { variables: { CAPTCHA_WORK: '20' } });
      await use(product);
      await product.stop();
    },
    // biome-ignore lint/correctness/noEmptyPattern: as above
    driven: async ({}, use, info) => {
      const driven = await start(executablePath);
      await use(driven);
      if (info.status !== info.expectedStatus)
        await info.attach('screenshot', {
          body: Buffer.from(await driven.screenshot(), 'base64'),
          contentType: 'image/png',
        });
      await driven.close();
    },
  });

  const testIfInstalled = executablePath ? test : test.skip;

  testIfInstalled(
    `${name} shows every page, sends every form and works in the panel`,
    async ({ driven, product }) => {
      const visitor = createVisitor(driven, product.env.TEST_GATEWAY_URL);
      const { ADMIN_USERNAME, ADMIN_PASSWORD } = product.env;

      await test.step('the banner is answered', async () => {
        await visitor.open('/about');
        await visitor.click('button', 'Reject');
      });

      await test.step('menus open and lead to pages', async () => {
        await visitor.click('header button', 'Products');
        await visitor.click('header a', 'Learning Management');
        await visitor.isAt('/products/lms');
        await visitor.sees('h1');
      });

      for (const path of marketingPaths)
        await test.step(path, async () => {
          await visitor.open(path);
          await visitor.sees('main h1');
          await driven.run(() => window.scrollTo(0, document.body.scrollHeight));
          await visitor.sees('footer a');
        });

      await test.step('a lead is sent', async () => {
        await visitor.open('/business');
        await visitor.type('Name', 'Nimal Perera', '[role=dialog]');
        await visitor.type('Mobile Number', '+94 77 555 0123', '[role=dialog]');
        await visitor.click('[role=dialog] button', 'Submit');
        await visitor.sees('li', 'Success!');
      });

      await test.step('a message is sent', async () => {
        await visitor.open('/contact');
        await visitor.type('Name', 'Nadeesha Perera');
        await visitor.type('Email', 'nadeesha@example.com');
        await visitor.type('Message', 'Please show us the property management system.');
        await visitor.click('input[type=checkbox]', 'I am not a robot');
        await visitor.sees('main *', 'Verified.');
        await visitor.click('button', 'Send Message');
        await visitor.sees('h2, h3', 'Thank you, Nadeesha Perera.');
      });

      await test.step('a partner application is sent', async () => {
        await visitor.open('/partner');
        await visitor.type('Name', 'Nadeesha Perera');
        await visitor.type('Organization', 'Example Traders');
        await visitor.type('Designation', 'Director');
        await visitor.click('button', 'Country');
        await visitor.sees('[placeholder="Search country..."]');
        await visitor.press('sri lan');
        await visitor.click('[role=option]', 'Sri Lanka');
        await visitor.type('Contact Number', '+94 77 123 4567');
        await visitor.type('Email', 'nadeesha@example.com');
        await visitor.click('button', 'Product Interest');
        await visitor.click('[role=option]', 'Jewellery Management');
        await visitor.click('input[type=checkbox]', 'I am not a robot');
        await visitor.sees('main *', 'Verified.');
        await visitor.click('button', 'Submit Application');
        await visitor.sees('h2, h3', 'Thank you, Nadeesha Perera.');
      });

      await test.step('an administrator signs in and opens and deletes the lead', async () => {
        await visitor.open('/admin');
        await visitor.type('Username', ADMIN_USERNAME);
        await visitor.type('Password', ADMIN_PASSWORD);
        await visitor.click('button', 'Login');
        await visitor.isAt('/backend');
        await visitor.click('tr a', 'Nimal Perera');
        await visitor.sees('aside', 'Submission');
        await visitor.sees('aside *', '+94 77 555 0123');
        await visitor.click('tr button', 'Delete Nimal Perera');
        await visitor.sees('li *', 'Lead deleted successfully');
      });

      await test.step('no page has reported an error', async () => {
        await driven.run(() => {
          setTimeout(() => {
            throw new Error('of this test');
          });
        });
        await expect.poll(() => reportedErrors(product)).toContain('of this test');
        expect(reportedErrors(product)).toEqual(['of this test']);
        expect(driven.errors().filter((error) => !error.includes('of this test'))).toEqual([]);
      });
    },
  );
}
