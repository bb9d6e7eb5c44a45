import { offeringTitles } from '@suite/contracts/offerings';
import type { Offering } from './offering.ts';

export const jewellery: Offering = {
  id: 'jewellery',
  title: offeringTitles.jewellery,
  description:
    'Showcase, workshop and ledger in one system: every piece by weight, purity and stone, every order from sketch to delivery.',
  pictureAlt: 'A tray of twelve pieces, the metal rate of the day, and a workshop ticket with its stages',
  list: {
    name: 'Features',
    items: ['Inventory', 'Sales tracking', 'Customer database', 'Order processing', 'Workshop management'],
  },
  benefits: [
    'Metal weighed in and out at every step',
    'Prices that follow the day’s metal rate',
    'Workshop orders with their promised date in view',
    'Customers remembered by size, taste and occasion',
    'One stock across all your branches',
  ],
  head: {
    line: 'Every gram, accounted for',
    description:
      'Jewellery management for shops and workshops: stock by weight and purity, metal-rate pricing, workshop orders, wastage and old gold purchase.',
  },
  pricing: {
    title: 'Plans from one counter to many branches',
    hasBillingSwitch: true,
    tiers: [
      { name: 'Basic', audience: 'One shop, one counter' },
      { name: 'Professional', audience: 'A shop with its own workshop' },
      { name: 'Enterprise', audience: 'Several branches and a head office' },
    ],
  },
};
