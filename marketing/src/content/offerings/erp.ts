import { offeringTitles } from '@suite/contracts/offerings';
import { sized } from '../pricing.ts';
import type { Offering } from './offering.ts';

/** The features by the module that has them. */
export const erpFeatures = {
  hr: 'HR Management',
  finance: 'Financial Management',
  inventory: 'Inventory Control',
  production: 'Production Planning',
  distribution: 'Supply Chain Management',
} as const;

export const erp: Offering = {
  id: 'erp',
  title: offeringTitles.erp,
  description:
    'One system for stock, people, money and production. Every department works with the same numbers, and each number leads back to its document.',
  pictureAlt:
    'A map of modules around one ledger, stock levels of a store, and an invoice whose entry balances',
  list: {
    name: 'Modules',
    items: Object.values(erpFeatures),
  },
  benefits: [
    'The same data in every department',
    'Today’s stock and cash in view',
    'Invoices and payroll entered once',
    'Approvals that follow your authority levels',
    'Start with one module, add others later',
  ],
  head: {
    line: 'One ledger for stock, people and money',
    description:
      'ERP with human resource, accounting and finance, inventory and sales (POS), manufacturing and distribution. Pick the modules you need.',
  },
  pricing: {
    title: 'Plans that grow with your headcount',
    hasBillingSwitch: true,
    tiers: [
      sized('Light', '1-10', 'employees'),
      sized('Scaled', '10-50', 'employees'),
      sized('Premium', '50+', 'employees'),
    ],
  },
};
