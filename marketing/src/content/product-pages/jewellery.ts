import {
  Boxes,
  ChartLine,
  Coins,
  Contact,
  Gem,
  Hammer,
  Landmark,
  MessageSquareText,
  Recycle,
  Scale,
  ScanBarcode,
  ShieldCheck,
  ShoppingBag,
  Store,
} from 'lucide-react';
import type { ProductPage } from './product-page.ts';

/** Content of the jewellery page: 14 features. */
export const jewelleryPage: ProductPage = {
  id: 'jewellery',
  theme: 'Every gram, accounted for.',
  lead: 'Gold loses weight at every step. This system tracks each gram, from the supplier to the customer.',
  whyChoose: {
    title: 'Why jewellers choose it',
    items: [
      {
        icon: Scale,
        title: 'Made for weight, not for units',
        description: 'Gross weight, net weight, stones and wastage are recorded for every piece.',
      },
      {
        icon: Coins,
        title: 'Prices that follow the metal rate',
        description: 'Enter the day’s metal rate once. Showcase, quotation and till use it straight away.',
      },
      {
        icon: Hammer,
        title: 'The workshop is part of the system',
        description: 'Every order has a ticket, and every ticket says who has the metal now.',
      },
      {
        icon: ShieldCheck,
        title: 'Every movement is recorded',
        description: 'Trays are counted by their tags, and every piece shows who moved it and when.',
      },
    ],
  },
  grid: {
    title: 'What is included',
    lead: 'Fourteen features, from buying old gold to posting the day’s sales.',
    items: [
      {
        icon: Gem,
        title: 'Inventory',
        description: 'Every piece by metal, purity, weight, stones and tray.',
      },
      {
        icon: ShoppingBag,
        title: 'Sales',
        description: 'Quotations, advances, exchanges and sales on one bill.',
      },
      {
        icon: Contact,
        title: 'Customer database',
        description: 'Sizes, tastes, anniversaries and everything bought before.',
      },
      {
        icon: Hammer,
        title: 'Workshop',
        description: 'Tickets from sketch to polish, with metal issued and returned.',
      },
      {
        icon: ScanBarcode,
        title: 'POS',
        description: 'Scan the tag, see today’s price, print the certificate.',
      },
      {
        icon: Boxes,
        title: 'Stock control',
        description: 'Tray counts by tag; differences shown by weight and value.',
      },
      {
        icon: ChartLine,
        title: 'Reporting',
        description: 'Margins by piece, collection, goldsmith and branch.',
      },
      {
        icon: ShieldCheck,
        title: 'Security',
        description: 'Access by role, approval by value, a record of every movement.',
      },
      {
        icon: Coins,
        title: 'Metal-rate pricing',
        description: 'Gold, silver and platinum rates that reprice the showcase.',
      },
      {
        icon: MessageSquareText,
        title: 'Communication',
        description: 'Messages when a piece is ready or an anniversary is near.',
      },
      { icon: Store, title: 'Multi-store', description: 'Branches, exhibitions and transfers on one stock.' },
      {
        icon: Landmark,
        title: 'Financial integration',
        description: 'Sales, metal and stones posted to the ledger daily.',
      },
      { icon: Scale, title: 'Wastage', description: 'Allowed and actual loss, by stage and by goldsmith.' },
      {
        icon: Recycle,
        title: 'Old gold purchase',
        description: 'Tested, weighed, valued and in stock while the seller waits.',
      },
    ],
  },
  tierFeatures: [
    ['Inventory', 'POS', 'Metal-rate pricing'],
    ['Workshop', 'Wastage', 'Stock control'],
    ['Multi-store', 'Financial integration', 'Reporting'],
  ],
};
