import type { OfferingId } from '@suite/contracts/offerings';
import { site } from '@suite/site/site';

const { claims, foundedYear } = site;

/** The trade of each story's customer. */
const trades: { offering: OfferingId; trade: string }[] = [
  { offering: 'property', trade: 'Hotels' },
  { offering: 'jewellery', trade: 'Jewellers' },
  { offering: 'lms', trade: 'Schools' },
  { offering: 'erp', trade: 'Technical services' },
  { offering: 'web', trade: 'Instrument makers' },
  { offering: 'mobile', trade: 'Growers' },
];

/** Trusted clients: the trades and the company's figures. */
export const trust = {
  title: 'Trusted where precision matters',
  statistics: [
    {
      figure: claims.years,
      label: `years in the industry${foundedYear ? `, since ${foundedYear}` : ''}`,
    },
    { figure: claims.engineers, label: 'qualified engineers' },
    { figure: claims.customers, label: 'worldwide customers' },
    { figure: claims.support, label: 'support center' },
  ],
  specialists: {
    title: 'Dedicated product-specialist agents',
    description: 'Each product has specialists who work on nothing else. You speak to one of them.',
  },
  tradesTitle: 'Trades we serve',
  trades,
};
