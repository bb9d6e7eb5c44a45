import { site } from '@suite/site/site';
import { given } from './facts.ts';

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

/** The About page (spec section 2). Portraits and names of the leaders come from the company facts. */
export const about = {
  hero: {
    eyebrow: foundedYear ? `Founded ${foundedYear}` : 'About us',
    title: 'Engineers who stay after the launch.',
    lead: `${name} is a software company from Sri Lanka. We build the systems that businesses open every morning, and we are still there when the business changes.`,
  },
  story: {
    title: 'How we came here',
    paragraphs: [
      `${foundedYear ? `In ${foundedYear} we began` : 'We began'} with one belief: a business should not have to bend around its software. The first systems were written beside the people who would use them, at counters, front desks and workbenches.`,
      [
        'The work grew by recommendation.',
        ...given(claims.products, (count) => `Today it is ${count} products,`),
        claims.products
          ? 'the best of them gathered into one suite whose parts share the same customers, stock and ledger.'
          : 'The best of it is gathered into one suite whose parts share the same customers, stock and ledger.',
      ].join(' '),
      'We still hire people who like to visit a stockroom. What they learn there ends up in the product, and everybody who uses it gains from it.',
    ],
  },
  statistics: figures.flatMap(([figure, label]): Statistic[] => (figure ? [{ figure, label }] : [])),
  countries: {
    title: 'Where we work',
    lead: 'Offices or operations close to the customers they serve.',
    items: countries,
  },
  vision: claims.coreProducts
    ? {
        title: 'Our vision',
        statement: [
          `${claims.coreProducts} core products for the international market`,
          ...given(claims.coreProductsYear, (year) => `by ${year}`),
        ].join(' '),
        lead: 'Few enough to know each by heart, good enough to be chosen far from home.',
      }
    : undefined,
  leadersTitle: 'Leadership',
  closing: {
    title: 'Meet the people who would build it.',
    lead: 'Half an hour with an expert, on your own process and figures.',
  },
};
