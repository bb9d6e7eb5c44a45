import { site } from '@suite/site/site';
import { ifGiven } from './facts.ts';

interface Statistic {
  figure: string;
  label: string;
}

const { claims, countries, foundedYear, name } = site;

const figures: [figure: string | undefined, label: string][] = [
  [claims.products, 'products'],
  [claims.engineers, 'staff'],
  [claims.years, 'years in the industry'],
  [claims.customers, 'worldwide customers'],
];

const hoursOfDay = 24;
const colomboOffset = 5.5;
const office = { opens: 9, hours: 8 };

/** Standard-time offsets from UTC, in hours, of the places where the company works. The USA uses Austin's. */
const utcOffsets: Record<string, number> = { 'Sri Lanka': 5.5, USA: -6, Japan: 9, UK: 0, Dubai: 4 };

/** Returns a place's working day in hours of Colombo's clock, or undefined if its offset is unknown. */
function workingDay(place: string) {
  const offset = utcOffsets[place];
  if (offset === undefined) return undefined;
  const from = office.opens + colomboOffset - offset;
  return { from, to: from + office.hours, isHome: offset === colomboOffset };
}

/** Content of the About page. Portraits and names of the leaders come from the company facts. */
export const about = {
  hero: {
    eyebrow: foundedYear ? `Founded ${foundedYear}` : 'About us',
    title: 'Engineers who stay after the launch.',
    lead: `${name} is a software company from Sri Lanka. We build the systems that businesses open every morning, and we are still there when the business changes.`,
  },
  story: {
    title: 'How we came here',
    steps: [
      {
        when: foundedYear ?? 'At first',
        text: 'We began with one belief: a business should not have to bend around its software. The first systems were written beside the people who would use them, at counters, front desks and workbenches.',
      },
      {
        when: 'Since then',
        text: [
          'The work grew by recommendation.',
          ...ifGiven(claims.products, (count) => `It is ${count} products now,`),
          claims.products
            ? 'the best of them gathered into one suite whose parts share the same customers, stock and ledger.'
            : 'The best of it is gathered into one suite whose parts share the same customers, stock and ledger.',
        ].join(' '),
      },
      {
        when: 'Today',
        text: 'We still hire people who like to visit a stockroom. What they learn there ends up in the product, and everybody who uses it gains from it.',
      },
    ],
  },
  statistics: figures.flatMap(([figure, label]): Statistic[] => (figure ? [{ figure, label }] : [])),
  countries: {
    title: 'Where we work',
    lead: 'Offices or operations close to the customers they serve.',
    /** Ordered by the start of the working day; places with an unknown offset come last. */
    items: countries
      .map((place) => ({ place, day: workingDay(place) }))
      .toSorted((one, other) => (one.day?.from ?? hoursOfDay) - (other.day?.from ?? hoursOfDay)),
    chart: 'Nine to five in each place, by the clock in Colombo (standard time)',
  },
  vision: claims.coreProducts
    ? {
        title: 'Our vision',
        statement: [
          `${claims.coreProducts} core products for the international market`,
          ...ifGiven(claims.coreProductsYear, (year) => `by ${year}`),
        ].join(' '),
        lead: 'Few enough to know each by heart, good enough to be chosen far from home.',
      }
    : undefined,
  leadersTitle: 'Leadership',
  closing: {
    title: 'Meet the people who would build it.',
    lead: 'Show an expert your own process and figures, and hear how it would run.',
  },
};
