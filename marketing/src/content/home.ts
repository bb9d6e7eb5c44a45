import { type OfferingId, offeringIds, offeringTitles } from '@suite/contracts/offerings';
import {
  Bot,
  Headset,
  MonitorSmartphone,
  MousePointerClick,
  Scaling,
  SunMedium,
  TrendingUp,
  Users,
  Workflow,
} from 'lucide-react';
import type { IconItem } from './icon-item.ts';
import { OfferingCount } from './offering-count.ts';
import { offeringIcons } from './offering-icons.ts';

export interface HomeCard extends IconItem {
  id: OfferingId;
}

const cardDescriptions: Record<OfferingId, string> = {
  erp: 'People, money, stock and production on one set of figures.',
  property: 'Rooms, rates and guests, with an assistant that answers at 3 a.m.',
  jewellery: 'Every gram, stone and workshop order, from purchase to sale.',
  lms: 'Courses people finish and certificates that auditors accept.',
  web: 'Software shaped around your process, in steps you can try.',
  mobile: 'Apps for customers and field staff that work without a signal.',
};

/** The grid below the hero. Each card links to /products#id. */
export const homeCards: { title: string; lead: string; action: string; cards: HomeCard[] } = {
  title: 'Elevate your Business',
  lead: `${OfferingCount} offerings. Start with one, or let several share the same customers, stock and ledger.`,
  action: 'Explore More',
  cards: offeringIds.map((id) => ({
    id,
    icon: offeringIcons[id],
    title: offeringTitles[id],
    description: cardDescriptions[id],
  })),
};

export type HighlightId =
  | 'premium-support'
  | 'effortless-it'
  | 'business-automation'
  | 'stress-free-management';

export const highlightsTitle = 'What you get with every product';

/** The four highlights; `id` is also the name of the picture. */
export const highlights: (IconItem & { id: HighlightId })[] = [
  {
    id: 'premium-support',
    icon: Headset,
    title: 'Premium Support',
    description: 'A named specialist for your product, and a help desk that answers day and night.',
  },
  {
    id: 'effortless-it',
    icon: MonitorSmartphone,
    title: 'Effortless IT Solutions',
    description: 'We host, update, back up and monitor the system. You open a browser and work.',
  },
  {
    id: 'business-automation',
    icon: Workflow,
    title: 'Business Automation',
    description: 'Reorders, reminders, invoices and reports go out on time, with no one chasing them.',
  },
  {
    id: 'stress-free-management',
    icon: SunMedium,
    title: 'Stress-Free Management',
    description:
      'One screen shows today’s sales, stock and tasks, so decisions no longer wait for month end.',
  },
];

/** The section 'Why choose the suite'. */
export const reasons: { title: string; lead: string; items: IconItem[] } = {
  title: 'Why choose the suite',
  lead: 'Software proves itself on day two, when no one from the vendor is in the room.',
  items: [
    {
      icon: MousePointerClick,
      title: 'User friendly',
      description: 'Screens in the words your staff already use, with one clear next step on each.',
    },
    {
      icon: TrendingUp,
      title: 'Sales and efficiency focus',
      description: 'Every screen either helps you sell or saves a step. Anything else is left out.',
    },
    {
      icon: Scaling,
      title: 'Scalable',
      description:
        'The same system serves the first shop and every branch after it. You add users, not projects.',
    },
    {
      icon: Workflow,
      title: 'Automations',
      description:
        'Rules in plain words: reorder when stock falls below ten, remind when an invoice is overdue.',
    },
    {
      icon: Bot,
      title: 'Built-in AI',
      description: 'Replies to guests, forecasts stock and drafts reports, always with a person in charge.',
    },
    {
      icon: Users,
      title: 'Dedicated support team',
      description: 'The people who answer know your set-up, because they built it.',
    },
  ],
};

export const homeClosing = {
  title: 'Show us the process that costs you most.',
  lead: 'An expert will show you how it would run on our system, with your own figures.',
};
