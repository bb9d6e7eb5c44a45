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
  lms: 'Courses people finish, and certificates an auditor accepts.',
  web: 'Software shaped around your process, in steps you can try.',
  mobile: 'Apps for customers and field staff that work without a signal.',
};

/** The grid below the hero. Each card links to /products#id. */
export const homeCards: { title: string; lead: string; action: string; cards: HomeCard[] } = {
  title: 'Elevate your Business',
  lead: `${OfferingCount} offerings. Take one, or let them share the same customers, stock and ledger.`,
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
    description: 'We host, update, back up and watch the system. You open a browser and work.',
  },
  {
    id: 'business-automation',
    icon: Workflow,
    title: 'Business Automation',
    description: 'Reorders, reminders, invoices and reports leave on time, without anybody chasing them.',
  },
  {
    id: 'stress-free-management',
    icon: SunMedium,
    title: 'Stress-Free Management',
    description: 'One screen shows today’s sales, stock and tasks, so decisions stop waiting for month end.',
  },
];

/** The section 'Why choose the suite'. */
export const reasons: { title: string; lead: string; items: IconItem[] } = {
  title: 'Why choose the suite',
  lead: 'Software earns its place on the second day, when nobody from the vendor is in the room.',
  items: [
    {
      icon: MousePointerClick,
      title: 'User friendly',
      description: 'Screens in the words your staff already use, with one clear next step on each.',
    },
    {
      icon: TrendingUp,
      title: 'Sales and efficiency focus',
      description: 'Every screen either helps you sell or saves a step. What does neither is left out.',
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
      description: 'Rules you can read: when stock falls below ten, order; when an invoice ages, remind.',
    },
    {
      icon: Bot,
      title: 'Built-in AI',
      description: 'Replies to guests, forecasts stock and drafts reports, always with a person in charge.',
    },
    {
      icon: Users,
      title: 'Dedicated support team',
      description: 'The people who answer know your set-up, because they are the ones who made it.',
    },
  ],
};

export const homeClosing = {
  title: 'Bring the process that hurts most.',
  lead: 'An expert shows you how it would run here, on your own figures.',
};
