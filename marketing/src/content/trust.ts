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

/** Trusted clients: the logo strip and the company's figures. */
export const trust: {
  title: string;
  statistics: Statistic[];
  specialists: IconItem;
  logos: { id: string; alt: string };
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
    alt: 'Symbols of the trades we serve: hotels, jewellers, schools, makers and growers',
  },
};
