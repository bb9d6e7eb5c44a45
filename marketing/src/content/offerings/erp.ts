import { offeringTitles } from '@suite/contracts/offerings';
import type { Offering } from './offering.ts';

export const erp: Offering = {
  id: 'erp',
  title: offeringTitles.erp,
  description:
    'One system for stock, people, money and production. Every department works on the same figures, and every figure leads back to its document.',
  pictureAlt:
    'A map of modules around one ledger, stock levels of a store, and an invoice whose entry balances',
  list: {
    name: 'Modules',
    items: [
      'HR Management',
      'Financial Management',
      'Inventory Control',
      'Production Planning',
      'Supply Chain Management',
    ],
  },
  benefits: [
    'One set of figures for every department',
    'Stock and cash position known today, not at month end',
    'Invoices, payroll and ledger entries written once',
    'Approvals that follow your authority levels',
    'Start with one module and add the next when you need it',
  ],
};
