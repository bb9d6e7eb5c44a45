import { site } from '@suite/site/site';
import { ifGiven } from './facts.ts';

const { claims, countries, foundedYear, name } = site;

/** Says how these figures agree with those of other pages. */
const figuresNotes = [
  ...ifGiven(claims.engineers, () => 'Our staff are qualified engineers.'),
  ...ifGiven(claims.products, () => 'Our products are sold as six offerings.'),
];

const hoursOfDay = 24;
const colomboOffset = 5.5;
const office = { opens: 9, hours: 8 };

/** Standard-time offsets from UTC, in hours, of the places where the company works. The USA uses Austin's. */
const utcOffsets: Record<string, number> = { 'Sri Lanka': 5.5, USA: -6, Japan: 9, UK: 0, Dubai: 4 };

/** Returns a place's working day in hours of Colombo time, or undefined if its offset is unknown. */
function workingDay(place: string) {
  const offset = utcOffsets[place];
  if (offset === undefined) return undefined;
  const from = office.opens + colomboOffset - offset;
  return { from, to: from + office.hours, isHome: offset === colomboOffset };
}

/** The support center, if it is open all day; it then covers the hours outside the working days. */
const support = claims.support?.startsWith(`${hoursOfDay}/`)
  ? { place: 'Support center', hours: claims.support }
  : undefined;

/** Content of the About page. Portraits and names of the leaders come from the company facts. */
export const about = {
  hero: {
    eyebrow: foundedYear ? `Founded ${foundedYear}` : 'About us',
    title: 'Engineers who stay after the launch.',
    lead: `${name} is a software company from Sri Lanka. We build the systems that businesses rely on every day, and we are still there when the business changes.`,
    mapAlt: 'Map of Sri Lanka with a mark at Colombo',
  },
  story: {
    title: 'How we got here',
    steps: [
      {
        when: foundedYear ?? 'The beginning',
        text: 'We started with one belief: a business should not have to bend to fit its software. We wrote the first systems alongside the people who would use them, at counters, front desks and workbenches.',
      },
      {
        when: 'Since then',
        text: [
          ...ifGiven(claims.products, (count) => `There are ${count} products now,`),
          claims.products
            ? 'and the best of them form one suite that shares the same customers, stock and ledger.'
            : 'The best of our work is now one suite that shares the same customers, stock and ledger.',
        ].join(' '),
      },
      {
        when: 'Today',
        text: 'Our engineers still visit the places where the software is used. What they learn there goes into the product, and every customer benefits from it.',
      },
    ],
  },
  statistics: [
    { figure: claims.products, label: 'products' },
    { figure: claims.engineers, label: 'staff' },
    { figure: claims.years, label: 'years in the industry' },
    { figure: claims.customers, label: 'worldwide customers' },
  ],
  figuresNote: figuresNotes.join(' ') || undefined,
  countries: {
    title: 'Where we work',
    lead: 'Offices or operations close to the customers they serve.',
    /** Ordered by the start of the working day; places with an unknown offset come last. */
    items: countries
      .map((place) => ({ place, day: workingDay(place) }))
      .toSorted((one, other) => (one.day?.from ?? hoursOfDay) - (other.day?.from ?? hoursOfDay)),
    support,
    chart: 'Nine to five in each place, shown in Colombo time (standard time)',
  },
  vision: claims.coreProducts
    ? {
        title: 'Our vision',
        statement: [
          `${claims.coreProducts} core products for the international market`,
          ...ifGiven(claims.coreProductsYear, (year) => `by ${year}`),
        ].join(' '),
        lead: 'A short list of products that we know thoroughly.',
        note: claims.coreProductsYear
          ? `The goal was set for ${claims.coreProductsYear}. Today you can order the six offerings on this site.`
          : 'Today you can order the six offerings on this site.',
      }
    : undefined,
  leadersTitle: 'Leadership',
  closing: {
    title: 'Meet the people who would build it.',
    lead: 'Show a specialist how you work, and see the same work done on our system.',
  },
};
