import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { offeringIds } from '@suite/contracts/offerings';
import { parseCompany, readSite } from '@suite/site/read-site';
import { retentionDays } from '@suite/site/retention';
import type { Site } from '@suite/site/site';
import { actions } from './actions.ts';
import { caseStudies } from './case-studies.ts';
import { homeCards } from './home.ts';
import { maxModulesPerPlan, modulePlans, pricingModules } from './module-plans.ts';
import { offerings } from './offerings.ts';
import { billing } from './pricing.ts';
import { privacy } from './privacy.ts';
import { erpPage } from './product-pages/erp.ts';
import { jewelleryPage } from './product-pages/jewellery.ts';
import { lmsPage } from './product-pages/lms.ts';
import { mobilePage } from './product-pages/mobile.ts';
import { propertyPage } from './product-pages/property.ts';
import { webPage } from './product-pages/web.ts';
import { terms } from './terms.ts';

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

test('lists the six offerings in the specified order, each with five benefits', () => {
  expect(offeringIds).toEqual(['erp', 'property', 'jewellery', 'lms', 'web', 'mobile']);
  for (const id of offeringIds) {
    expect(offerings[id].id).toBe(id);
    expect(new Set(offerings[id].benefits).size).toBe(5);
  }
});

test('each offering lists the specified number of items under its own heading', () => {
  expect(Object.values(offerings).map(({ list }) => [list.name, list.items.length])).toEqual([
    ['Modules', 5],
    ['Features', 6],
    ['Features', 5],
    ['Features', 5],
    ['Technologies', 5],
    ['Platforms', 5],
  ]);
});

test('the product pages have exactly the specified number of features, modules and services', () => {
  const grids = { propertyPage, jewelleryPage, lmsPage, webPage, mobilePage };
  const counts = Object.entries(grids).map(([name, { grid }]) => [name, new Set(titles(grid.items)).size]);
  expect(Object.fromEntries(counts)).toEqual({
    propertyPage: 12,
    jewelleryPage: 14,
    lmsPage: 12,
    webPage: 12,
    mobilePage: 12,
  });
  for (const { grid, tierFeatures } of Object.values(grids))
    expect(titles(grid.items)).toEqual(expect.arrayContaining(tierFeatures.flat()));
  expect(titles(erpPage.modules)).toEqual([
    'Human Resource',
    'Accounting & Finance',
    'Inventory & Sales (POS)',
    'Manufacturing',
    'Distribution',
  ]);
  expect(titles(erpPage.sections)).toEqual(['HR', 'Accounting', 'Inventory & Sales']);
});

test('every offering has a case study of the specified customer', () => {
  expect(Object.values(caseStudies).map(({ customer }) => customer)).toEqual([
    'A calibration and services company',
    'A villa operator',
    'An artisan jeweller',
    'A tea school',
    'A music-instrument brand',
    'A coconut cultivation board',
  ]);
  expect(caseStudies.erp.title).toContain('since 2018');
});

test('the home page has a card for each offering', () => {
  expect(homeCards.cards.map(({ id }) => id)).toEqual(offeringIds);
});

test('billing labels, prices and modules of the plans are as specified', () => {
  expect(offeringIds.filter((id) => offerings[id].pricing.hasBillingSwitch)).toEqual([
    'erp',
    'property',
    'jewellery',
    'lms',
  ]);
  expect(billing).toEqual({ monthly: 'Monthly', annual: 'Annual (15% discount)' });
  expect(maxModulesPerPlan).toBe(3);
  expect([modulePlans.light.modulePrice, modulePlans.scaled.modulePrice]).toEqual([39, 99]);
  expect(modulePlans.light.modules).toEqual(['hr', 'finance', 'inventory']);
  expect(modulePlans.scaled.modules).toEqual(['hr', 'finance', 'inventory', 'job', 'production']);
});

test('each module has the specified number of features per plan', () => {
  const counts = Object.values(pricingModules).map(({ id, light, scaled }) => [
    id,
    light.length,
    scaled.length,
  ]);
  expect(counts).toEqual([
    ['hr', 5, 6],
    ['finance', 5, 4],
    ['inventory', 5, 6],
    ['job', 1, 4],
    ['production', 1, 4],
  ]);
});

test('the terms have the specified sections', () => {
  expect(titles(terms.sections)).toEqual([
    'Introduction',
    'Definitions',
    'Use of the Website',
    'Account Registration',
    'Intellectual Property',
    'Privacy Policy',
    'Limitation of Liability',
    'Termination',
    'Governing Law',
    'Changes to Terms',
  ]);
});

test('the privacy policy describes retention, consent, safety, the data protection officer and rights', () => {
  const section = (id: string) => JSON.stringify(privacy.sections.find((entry) => entry.id === id)?.body);
  expect(section('retention')).toContain(`six months (${retentionDays} days)`);
  expect(section('consent')).toContain('first and your latest visit');
  expect(section('safety')).toContain('IP address');
  expect(section('officer')).toContain('mailto:privacy@example.com');
  expect(section('rights')).toContain('Personal Data Protection Act');
});

test('the buttons of the product pages link to the contact page or the calendar', () => {
  const calendar = 'https://calendar.example.com/expert';
  expect(Object.values(actions).map((action) => [action?.label, action?.href])).toEqual(
    expect.arrayContaining([
      ['Activate for Free', '/contact'],
      ['Start Your Project', '/contact'],
      ['Get Started', '/contact'],
      ['Talk to an Expert', calendar],
      ['Spark a Meaningful Conversation', calendar],
      ['Speak to an Agent', calendar],
    ]),
  );
});

test('no content file contains a company fact', () => {
  const facts: string[] = [];
  JSON.stringify(readSite({}), (_key, value) => {
    if (typeof value === 'string') facts.push(value);
    return value;
  });
  const distinctive = facts.filter((fact) =>
    /example\.com|555|\+$|Ceyluma|27001|24\/7|Road|Street/.test(fact),
  );
  const texts = sources.map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')).join('\n');
  // The leading space excludes size bands such as '200+', which follow a quote but equal a company figure.
  for (const fact of distinctive) expect(texts).not.toContain(` ${fact}`);
  expect(texts).not.toMatch(/Ceyluma|example\.com|555 01/);
});

test('texts are complete when every optional fact is missing', async () => {
  const everything = globalThis as unknown as { __SITE__: Site };
  const standing = everything.__SITE__;
  everything.__SITE__ = parseCompany({ name: 'Example' });
  await jest.isolateModulesAsync(async () => {
    for (const file of sources) {
      const words = JSON.stringify(await import(path.join(import.meta.dirname, file)));
      expect(words).not.toMatch(/undefined|null|"[^"]* {2}[^"]*"|"#"|""/);
    }
  });
  everything.__SITE__ = standing;
});
