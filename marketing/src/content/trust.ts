import type { OfferingId } from '@suite/contracts/offerings';
import { site } from '@suite/site/site';
import { UserRoundCheck } from 'lucide-react';
import type { IconItem } from './icon-item.ts';

interface Statistic {
  figure: string;
  label: string;
}

const figures: [figure: string | undefined, label: string][] = [
  [site.claims.years, `years in the industry${site.foundedYear ? `, since ${site.foundedYear}` : ''}`],
  [site.claims.engineers, 'qualified engineers'],
  [site.claims.customers, 'worldwide customers'],
  [site.claims.support, 'support center'],
];

/** The trade of each story's customer, in the order of the symbols in the logo strip. */
const trades: { offering: OfferingId; trade: string }[] = [
  { offering: 'property', trade: 'Hotels' },
  { offering: 'jewellery', trade: 'Jewellers' },
  { offering: 'lms', trade: 'Schools' },
  { offering: 'erp', trade: 'Technical services' },
  { offering: 'web', trade: 'Instrument makers' },
  { offering: 'mobile', trade: 'Growers' },
];

/** Trusted clients: the logo strip, the trades and the company's figures. */
export const trust: {
  title: string;
  statistics: Statistic[];
  specialists: IconItem;
  logos: { id: string; alt: string };
  tradesTitle: string;
  trades: { offering: OfferingId; trade: string }[];
} = {
  title: 'Trusted where precision matters',
  statistics: figures.flatMap(([figure, label]) => (figure ? [{ figure, label }] : [])),
  specialists: {
    icon: UserRoundCheck,
    title: 'Dedicated product-specialist agents',
    description: 'Each product has specialists who work on nothing else. You speak to one of them.',
  },
  logos: {
    id: 'clients',
    alt: 'Symbols of the trades we serve',
  },
  tradesTitle: 'Trades we serve',
  trades,
};
