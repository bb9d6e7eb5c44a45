import { type Schema, string } from 'yup';

interface SiteVariable {
  /** What the variable holds, for `.env.example`. */
  about: string;
  /** What an unset variable stands for; none: the fact is absent until configured. */
  fallback?: string;
  /** Checks a value that is set and not empty. */
  schema: Schema<string | undefined>;
}

const mustBe =
  (what: string) =>
  ({ path, value }: { path: string; value?: unknown }) =>
    `${path} must be ${what}, not "${value}"`;

const isWebAddress = (value: string) => {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};

const text = string();
const webAddress = string().test(
  'web-address',
  mustBe('a web address that starts with https:// or http://'),
  (value) => value === undefined || isWebAddress(value),
);
const email = string().email(mustBe('an e-mail address'));
const phonePattern = /^\+[0-9][0-9 ()./-]{4,}$/;
const phone = string().matches(phonePattern, mustBe('a telephone number like +1 512 555 0100'));
const phones = string().test(
  'phones',
  mustBe('telephone numbers like +1 512 555 0100, separated by commas'),
  (value) => value === undefined || splitList(value).every((entry) => phonePattern.test(entry)),
);
const year = string().matches(/^[12]\d{3}$/, mustBe('a year like 2010'));
const date = string().test(
  'date',
  mustBe('a date like 2026-03-31'),
  (value) => value === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))),
);

/** Takes a list as a variable holds it, entries separated by commas, and gives its entries. */
export const splitList = (value: string | undefined) =>
  (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/**
 * Every variable that holds a fact of the company, with its built-in default. All are build inputs: unset means the
 * default, set to empty means that the fact's block is left out.
 */
export const siteVariables = {
  SITE_NAME: {
    about: "The company's name; may not be empty",
    fallback: 'Ceyluma',
    schema: string().required(({ path }) => `${path} must not be empty`),
  },
  SITE_TAGLINE: {
    about: 'The line under the name in the footer',
    fallback: 'Transforming businesses through technology.',
    schema: text,
  },
  SITE_EMAIL: { about: "The company's contact address", fallback: 'hello@example.com', schema: email },
  SITE_SRI_LANKA_OFFICE_NAME: {
    about: 'Heading of the first office; empty leaves the office out',
    fallback: 'Sri Lanka Office',
    schema: text,
  },
  SITE_SRI_LANKA_OFFICE_ADDRESS: {
    about: 'Its postal address, in one line',
    fallback: '100 Example Road, Colombo 03, Sri Lanka',
    schema: text,
  },
  SITE_SRI_LANKA_OFFICE_PHONES: {
    about: 'Its telephone numbers, separated by commas',
    fallback: '+94 11 555 0100, +94 11 555 0101',
    schema: phones,
  },
  SITE_US_OFFICE_NAME: {
    about: 'Heading of the second office; empty leaves the office out',
    fallback: 'US Liaison Office',
    schema: text,
  },
  SITE_US_OFFICE_ADDRESS: {
    about: 'Its postal address, in one line',
    fallback: '100 Example Street, Austin, Texas 78701, USA',
    schema: text,
  },
  SITE_US_OFFICE_PHONES: {
    about: 'Its telephone numbers, separated by commas',
    fallback: '+1 512 555 0100',
    schema: phones,
  },
  SITE_FACEBOOK_URL: {
    about: 'Facebook page',
    fallback: 'https://facebook.example.com/',
    schema: webAddress,
  },
  SITE_LINKEDIN_URL: {
    about: 'LinkedIn page',
    fallback: 'https://linkedin.example.com/',
    schema: webAddress,
  },
  SITE_INSTAGRAM_URL: {
    about: 'Instagram profile',
    fallback: 'https://instagram.example.com/',
    schema: webAddress,
  },
  SITE_TIKTOK_URL: { about: 'TikTok profile', fallback: 'https://tiktok.example.com/', schema: webAddress },
  SITE_CALENDAR_URL: {
    about: "Scheduling calendar behind 'Talk to an Expert' and its like",
    fallback: 'https://calendar.example.com/expert',
    schema: webAddress,
  },
  SITE_CONSULTATION_URL: {
    about: 'Consultation booking link of the Japanese page',
    fallback: 'https://calendar.example.com/japan',
    schema: webAddress,
  },
  SITE_ERP_URL: {
    about: "The separate ERP site that 'ERP System' in the navigation opens",
    fallback: 'https://erp.example.com/',
    schema: webAddress,
  },
  SITE_VIDEO_URL: {
    about: 'Embed address of the overview video; none shows the silent tour instead',
    schema: webAddress,
  },
  SITE_VIDEO_UPLOADED: { about: 'Day the video was published, for search engines', schema: date },
  SITE_CHAT_NUMBER: {
    about: 'WhatsApp number of the floating chat button',
    fallback: '+94 77 555 0100',
    schema: phone,
  },
  SITE_CERTIFICATION: {
    about: 'Security certification claimed in the footer and on the Japanese page',
    fallback: 'ISO 27001',
    schema: text,
  },
  SITE_FOUNDED_YEAR: { about: 'Year the company was founded', fallback: '2010', schema: year },
  SITE_CLAIM_PRODUCTS: { about: 'Products built', fallback: '65+', schema: text },
  SITE_CLAIM_YEARS: { about: 'Years in the industry', fallback: '15+', schema: text },
  SITE_CLAIM_ENGINEERS: { about: 'Qualified engineers', fallback: '200+', schema: text },
  SITE_CLAIM_CUSTOMERS: { about: 'Customers worldwide', fallback: '500+', schema: text },
  SITE_CLAIM_ERP_DEPLOYMENTS: { about: 'ERP deployments', fallback: '80+', schema: text },
  SITE_CLAIM_HOTEL_DEPLOYMENTS: { about: 'Hotel deployments', fallback: '40+', schema: text },
  SITE_CLAIM_SUPPORT: { about: 'Hours of the support centre', fallback: '24/7', schema: text },
  SITE_CLAIM_CORE_PRODUCTS: { about: 'Core products of the vision', fallback: '8', schema: text },
  SITE_CLAIM_CORE_PRODUCTS_YEAR: { about: 'Year of the vision', fallback: '2025', schema: year },
  SITE_LEADER_CHIEF_EXECUTIVE_OFFICER: { about: 'Name of the Chief Executive Officer', schema: text },
  SITE_LEADER_DIRECTOR: { about: 'Name of the Director', schema: text },
  SITE_LEADER_MANAGER_OPERATIONS: { about: 'Name of the Manager Operations', schema: text },
  SITE_LEADER_CONSULTANT: { about: 'Name of the Consultant', schema: text },
  SITE_LEADER_MENTOR: { about: 'Name of the Mentor', schema: text },
  SITE_COUNTRIES: {
    about: 'Places with an office or operations, separated by commas',
    fallback: 'Sri Lanka, USA, Japan, UK, Dubai',
    schema: text,
  },
  SITE_DPO_NAME: {
    about: 'Data protection officer on the privacy page: name or title',
    fallback: 'The Data Protection Officer',
    schema: text,
  },
  SITE_DPO_EMAIL: { about: 'Their e-mail address', fallback: 'privacy@example.com', schema: email },
  SITE_DPO_PHONE: { about: 'Their telephone number', fallback: '+94 11 555 0102', schema: phone },
  SITE_DPO_ADDRESS: {
    about: 'Their postal address, in one line',
    fallback: '100 Example Road, Colombo 03, Sri Lanka',
    schema: text,
  },
} satisfies Record<`SITE_${string}`, SiteVariable>;

export type SiteVariableName = keyof typeof siteVariables;
