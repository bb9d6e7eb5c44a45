import { domainToUnicode } from 'node:url';
import { isAddress, normalizeEmail } from '@suite/contracts/email';
import { offeringIds } from '@suite/contracts/offerings';
import { asciiDigits } from '@suite/contracts/phone';
import { isDay } from '@suite/contracts/records';
import { cleanLine, isStorable } from '@suite/contracts/text';
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { array, type InferType, type ISchema, type ObjectShape, object, string } from 'yup';

const networks = ['Facebook', 'LinkedIn', 'Instagram', 'TikTok'] as const;
const leaderIds = [
  'chief-executive-officer',
  'director',
  'manager-operations',
  'consultant',
  'mentor',
] as const;
const documentNames = ['company-profile', 'japan-services'] as const;

type Problem = { path: string; value?: unknown };

const mustBe =
  (expected: string) =>
  ({ path, value }: Problem) =>
    `${path} must be ${expected}, not ${JSON.stringify(value)}`;
const missing = ({ path }: Problem) => `${path} must not be empty`;

const isWebAddress = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);
const isEmpty = (value: unknown) =>
  value === null || (typeof value === 'string' && /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(value));

/** An empty string or null means that the company has no such fact. */
const text = () =>
  string()
    .transform((value: unknown, given: unknown) => {
      if (isEmpty(given)) return undefined;
      return typeof given === 'string' ? cleanLine(given) : typeof given === 'number' ? value : given;
    })
    .typeError(mustBe('a text in quotes'))
    .test('storable', mustBe('a text of usable characters'), (value) => isStorable(value ?? ''));
const webAddress = () =>
  text().test(
    'web-address',
    mustBe('a web address that starts with https:// or http://'),
    (value) => value === undefined || isWebAddress(value),
  );
/** Pages of videos, which browsers refuse to show in a frame, and the address that they embed. */
const embedded: readonly [RegExp, string][] = [
  [
    /^https?:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+).*$/i,
    'https://www.youtube-nocookie.com/embed/$1',
  ],
  [/^https?:\/\/(?:www\.)?vimeo\.com\/(\d+).*$/i, 'https://player.vimeo.com/video/$1'],
];
const embeddedAddress = (address: string) =>
  embedded.reduce((text, [page, frame]) => text.replace(page, frame), address);
const shownAddress = (address: string) =>
  normalizeEmail(address).replace(/[^@]*$/, (domain) => domainToUnicode(domain) || domain);
const email = () =>
  text()
    .transform((value: string | undefined) => value && shownAddress(value))
    .test(
      'email',
      mustBe('an e-mail address'),
      (value) => value === undefined || isAddress(normalizeEmail(value)),
    );
const phone = () =>
  text()
    .transform((value: string | undefined) => value && asciiDigits(value).replace(/\p{Pd}/gu, '-'))
    .matches(
      /^\+(?!.*\s\/)(?=(?:\D*\d){5,16}\D*$)[0-9][0-9 ()./-]{4,}$/,
      mustBe('one telephone number like +1 512 555 0100'),
    );
const year = () => text().matches(/^[12]\d{3}$/, mustBe('a year like 2010'));
const day = () =>
  text().test('day', mustBe('a date like 2026-03-31'), (value) => value === undefined || isDay(value));

const countryCodes = new Set(codes.map(([alpha2]) => alpha2));
const countryCode = () =>
  text()
    .uppercase()
    .test(
      'country-code',
      mustBe('a country code like LK'),
      (value) => value === undefined || countryCodes.has(value),
    );

/** Returns a list without repeated entries. */
const distinct = (entries: unknown[]) => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];

/** Returns a schema for a list; null means an empty one. */
const list = <T>(entry: ISchema<T>) =>
  array(entry)
    .transform((value: unknown) => (Array.isArray(value) ? distinct(value) : (value ?? undefined)))
    .typeError(mustBe('a list in square brackets'))
    .default([]);

const unknownFields = ({ path, properties }: { path: string; properties?: string }) =>
  `${path === 'this' ? 'the file' : path} has unknown fields: ${properties}`;

/** Returns a schema for an object that has no other fields. */
const fields = <S extends ObjectShape>(shape: S) =>
  object(shape)
    .transform((value: unknown) => value ?? undefined)
    .typeError(({ path, value }: Problem) =>
      mustBe('an object in braces')({ path: path === 'this' ? 'the file' : path, value }),
    )
    .exact(unknownFields);

const office = fields({
  name: text().required(missing),
  /** ISO 3166 code, for structured data. */
  country: countryCode().required(missing),
  address: text(),
  phones: list(phone().required(missing)),
});

const socialLink = fields({
  network: text()
    .oneOf(networks, mustBe(`one of ${networks.join(', ')}`))
    .required(missing),
  url: webAddress().required(missing),
});

const leader = fields({
  /** Id of the role, which is also the portrait's file name. */
  id: text()
    .oneOf(leaderIds, mustBe(`one of ${leaderIds.join(', ')}`))
    .required(missing),
  role: text().required(missing),
  /** Name; without it the page shows only the role. */
  name: text(),
});

const story = fields({
  /** Id of the offering that the story is about. */
  id: text()
    .oneOf(offeringIds, mustBe(`one of ${offeringIds.join(', ')}`))
    .required(missing),
  /** A measured change, as displayed: '40%' 'less time at the front desk'. */
  figure: fields({ value: text().required(missing), label: text().required(missing) })
    .default(undefined)
    .optional(),
  /** What the customer says, and who they are. */
  quotation: fields({ text: text().required(missing), speaker: text().required(missing) })
    .default(undefined)
    .optional(),
});

/** Figures as displayed, including signs: '500+'. */
const claims = fields({
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
});

/** The fields of a company file. Only the name is required; pages omit missing facts. */
export const companySchema = fields({
  name: text().required(missing),
  /** Line under the name in the footer. */
  tagline: text(),
  /** Contact address of the company. */
  email: email(),
  offices: list(office),
  social: list(socialLink),
  /** Scheduling calendar opened by 'Talk to an Expert'. */
  calendarUrl: webAddress(),
  /** Consultation booking link of the Japanese page. */
  consultationUrl: webAddress(),
  /** Separate ERP site opened by 'ERP System' in the navigation. */
  erpUrl: webAddress(),
  /** Overview video; without one the home page offers a silent tour. */
  video: fields({
    /** Address to embed in a frame; the address of a page of YouTube or Vimeo becomes it. */
    url: webAddress()
      .transform((value: string | undefined) => value && embeddedAddress(value))
      .required(missing),
    /** Publication date, for search engines. */
    uploaded: day(),
  })
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
  leaders: list(leader),
  /** Figures and quotations of success stories. */
  stories: list(story),
  /** PDFs that the Japanese page offers for download. */
  documents: list(
    text()
      .oneOf(documentNames, mustBe(`one of ${documentNames.join(', ')}`))
      .required(missing),
  ),
  /** Locations with an office or operations. */
  countries: list(text().required(missing)),
  /** Contact block of the privacy page. */
  dataProtectionOfficer: fields({ name: text(), email: email(), phone: phone(), address: text() })
    .default(undefined)
    .optional(),
});

export type Company = InferType<typeof companySchema>;
