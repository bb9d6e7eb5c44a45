import { type OfferingId, offeringIds, offeringTitles } from '@suite/contracts/offerings';
import { Bot, MousePointerClick, Scaling, TrendingUp, Users, Workflow } from 'lucide-react';
import businessAutomation from '../../pictures/highlights/business-automation.svg';
import effortlessIt from '../../pictures/highlights/effortless-it.svg';
import premiumSupport from '../../pictures/highlights/premium-support.svg';
import stressFreeManagement from '../../pictures/highlights/stress-free-management.svg';

const cardDescriptions: Record<OfferingId, string> = {
  erp: 'People, money, stock and production in one system.',
  property: 'Rooms, rates and guests, with an AI assistant that answers at any hour.',
  jewellery: 'Every gram, stone and workshop order, from purchase to sale.',
  lms: 'Courses that people finish, and a training record for every employee.',
  web: 'Software built around your process, in steps that you can try.',
  mobile: 'Apps for customers and field staff that work without a signal.',
};

/** The grid below the hero. Each card links to /products#id. */
export const homeCards = {
  title: 'Elevate your Business',
  lead: 'Six offerings. Start with one, or let several share the same customers, stock and ledger.',
  action: 'Explore More',
  cards: offeringIds.map((id) => ({
    id,
    title: offeringTitles[id],
    description: cardDescriptions[id],
  })),
};

export const highlightsTitle = 'What you get with every product';

export const highlights = [
  {
    picture: premiumSupport,
    title: 'Premium Support',
    description: 'A named specialist for your product, by phone, e-mail and chat.',
  },
  {
    picture: effortlessIt,
    title: 'Effortless IT Solutions',
    description: 'We host, update, back up and monitor the system. You open a browser and work.',
  },
  {
    picture: businessAutomation,
    title: 'Business Automation',
    description: 'Reorders, reminders, invoices and reports go out on time, without anyone chasing them.',
  },
  {
    picture: stressFreeManagement,
    title: 'Stress-Free Management',
    description:
      'One screen shows today’s sales, stock and tasks, so decisions no longer wait for month end.',
  },
];

/** The section 'Why choose the suite'. */
export const reasons = {
  title: 'Why choose the suite',
  lead: 'We build it so that your staff can work without our help from the second day.',
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
        'The same system serves the first shop and every branch after it. A new branch needs users, not a new project.',
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
      description:
        'Answers guests, compares room rates and drafts replies to reviews, and hands over to a person when needed.',
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
  lead: 'A specialist shows you how it would run on our system, with your own data.',
};
