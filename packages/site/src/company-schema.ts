import { array, type InferType, object, string } from 'yup';

const networks = ['Facebook', 'LinkedIn', 'Instagram', 'TikTok'] as const;
const leaderIds = [
  'chief-executive-officer',
  'director',
  'manager-operations',
  'consultant',
  'mentor',
] as const;
/** Ids of the success stories: one per offering. */
export const storyIds = ['erp', 'property', 'jewellery', 'lms', 'web', 'mobile'] as const;
const documentNames = ['company-profile', 'japan-services'] as const;

type Problem = { path: string; value?: unknown };

const mustBe =
  (expected: string) =>
  ({ path, value }: Problem) =>
    `${path} must be ${expected}, not ${JSON.stringify(value)}`;
const missing = ({ path }: Problem) => `${path} must not be empty`;

const isWebAddress = (value: string) => {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};
/** Date.parse reads 30 February as 2 March. */
const isDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(value).toJSON()?.startsWith(value) === true;

/** An empty string or null means that the company has no such fact. */
const text = () =>
  string().transform((value: unknown) => (typeof value === 'string' && value.trim()) || undefined);
const webAddress = () =>
  text().test(
    'web-address',
    mustBe('a web address that starts with https:// or http://'),
    (value) => value === undefined || isWebAddress(value),
  );
const email = () => text().email(mustBe('an e-mail address'));
const phone = () =>
  text().matches(/^\+[0-9][0-9 ()./-]{4,}$/, mustBe('a telephone number like +1 512 555 0100'));
const year = () => text().matches(/^[12]\d{3}$/, mustBe('a year like 2010'));
const day = () =>
  text().test('day', mustBe('a date like 2026-03-31'), (value) => value === undefined || isDay(value));

const unknownFields = ({ path, properties }: { path: string; properties?: string }) =>
  `${path === 'this' ? 'the file' : path} has unknown fields: ${properties}`;

const office = object({
  name: text().required(missing),
  /** ISO 3166 code, for structured data. */
  country: text()
    .matches(/^[A-Z]{2}$/, mustBe('a country code like LK'))
    .required(missing),
  address: text(),
  phones: array(phone().required(missing)).default([]),
}).exact(unknownFields);

const socialLink = object({
  network: text()
    .oneOf(networks, mustBe(`one of ${networks.join(', ')}`))
    .required(missing),
  url: webAddress().required(missing),
}).exact(unknownFields);

const leader = object({
  /** Id of the role, which is also the portrait's file name. */
  id: text()
    .oneOf(leaderIds, mustBe(`one of ${leaderIds.join(', ')}`))
    .required(missing),
  role: text().required(missing),
  /** Name; without it the page shows only the role. */
  name: text(),
}).exact(unknownFields);

const story = object({
  /** Id of the offering that the story is about. */
  id: text()
    .oneOf(storyIds, mustBe(`one of ${storyIds.join(', ')}`))
    .required(missing),
  /** A measured change, as displayed: '40%' 'less time at the front desk'. */
  figure: object({ value: text().required(missing), label: text().required(missing) })
    .exact(unknownFields)
    .default(undefined)
    .optional(),
  /** What the customer says, and who they are. */
  quotation: object({ text: text().required(missing), speaker: text().required(missing) })
    .exact(unknownFields)
    .default(undefined)
    .optional(),
}).exact(unknownFields);

/** Figures as displayed, including signs: '500+'. */
const claims = object({
  products: text(),
  years: text(),
  engineers: text(),
  customers: text(),
  erpDeployments: text(),
  hotelDeployments: text(),
  /** Hours of the support centre. */
  support: text(),
  coreProducts: text(),
  coreProductsYear: year(),
}).exact(unknownFields);

/** The fields of a company file. Only the name is required; pages omit missing facts. */
export const companySchema = object({
  name: text().required(missing),
  /** Line under the name in the footer. */
  tagline: text(),
  /** Contact address of the company. */
  email: email(),
  offices: array(office).default([]),
  social: array(socialLink).default([]),
  /** Scheduling calendar opened by 'Talk to an Expert'. */
  calendarUrl: webAddress(),
  /** Consultation booking link of the Japanese page. */
  consultationUrl: webAddress(),
  /** Separate ERP site opened by 'ERP System' in the navigation. */
  erpUrl: webAddress(),
  /** Overview video; without one the home page offers a silent tour. */
  video: object({
    /** Address to embed in a frame. */
    url: webAddress().required(missing),
    /** Publication date, for search engines. */
    uploaded: day(),
  })
    .exact(unknownFields)
    .default(undefined)
    .optional(),
  /** WhatsApp number of the chat button. */
  chatNumber: phone(),
  /** Security certification claimed in the footer and on the Japanese page. */
  certification: text(),
  /** Japanese sentence on the languages of calls, documents and support, for the Japanese page. */
  japaneseService: text(),
  foundedYear: year(),
  claims,
  leaders: array(leader).default([]),
  /** Figures and quotations of success stories. */
  stories: array(story).default([]),
  /** PDFs that the Japanese page offers for download. */
  documents: array(
    text()
      .oneOf(documentNames, mustBe(`one of ${documentNames.join(', ')}`))
      .required(missing),
  ).default([]),
  /** Locations with an office or operations. */
  countries: array(text().required(missing)).default([]),
  /** Contact block of the privacy page. */
  dataProtectionOfficer: object({ name: text(), email: email(), phone: phone(), address: text() })
    .exact(unknownFields)
    .default(undefined)
    .optional(),
}).exact(unknownFields);

export type Company = InferType<typeof companySchema>;
