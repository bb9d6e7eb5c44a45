import {
  AppWindow,
  ChartColumn,
  CloudCog,
  FileCode,
  FlaskConical,
  Gauge,
  KeyRound,
  LifeBuoy,
  Newspaper,
  PanelsTopLeft,
  PencilRuler,
  RefreshCw,
  Ruler,
  ShoppingCart,
  Users,
  Webhook,
} from 'lucide-react';
import type { ProductPage } from './product-page.ts';

/** Content of the web page: 12 services. */
export const webPage: ProductPage = {
  id: 'web',
  theme: 'Web applications that people use every day.',
  lead: 'When no standard product fits, we design one with your people. We build it in small steps and stay to look after it.',
  whyChoose: {
    title: 'Why teams build with us',
    items: [
      {
        icon: Ruler,
        title: 'Made to measure',
        description: 'We watch the work first. The screens come from what we see, not from a template.',
      },
      {
        icon: RefreshCw,
        title: 'A working version early',
        description: 'You try real software while changes are still cheap.',
      },
      {
        icon: Gauge,
        title: 'Fast on an ordinary connection',
        description: 'We measure on slow phones and weak networks, because your users have them.',
      },
      {
        icon: KeyRound,
        title: 'You own the code',
        description: 'Code, documents and accounts are yours, so you can change to another team at any time.',
      },
    ],
  },
  grid: {
    title: 'What we do',
    lead: 'Twelve services, separately or together.',
    items: [
      {
        icon: PanelsTopLeft,
        title: 'Business applications',
        description: 'Orders, cases, approvals: the work behind the counter.',
      },
      {
        icon: Users,
        title: 'Customer portals',
        description: 'Your customers order, pay and track their orders themselves.',
      },
      {
        icon: ShoppingCart,
        title: 'Online shops',
        description: 'Stock and prices come straight from your own system.',
      },
      {
        icon: AppWindow,
        title: 'Company websites',
        description: 'Clear, quick, found by search engines, editable by you.',
      },
      {
        icon: Newspaper,
        title: 'Content management',
        description: 'Text and pictures edited by the people who know them best.',
      },
      {
        icon: PencilRuler,
        title: 'Interface design',
        description: 'Sketches and prototypes tested with the people who will use them.',
      },
      {
        icon: Webhook,
        title: 'Interfaces and integration',
        description: 'Banks, carriers, ledgers and machines that talk to each other.',
      },
      {
        icon: ChartColumn,
        title: 'Dashboards and reports',
        description: 'The numbers you decide by, always up to date.',
      },
      {
        icon: FileCode,
        title: 'Modernisation of old systems',
        description: 'Replaced part by part, while work goes on.',
      },
      {
        icon: CloudCog,
        title: 'Cloud operations',
        description: 'Hosting, scaling, backups and monitoring, day and night.',
      },
      {
        icon: FlaskConical,
        title: 'Testing',
        description: 'Automated checks of function, load, access and security.',
      },
      {
        icon: LifeBuoy,
        title: 'Maintenance and support',
        description: 'Updates, small changes and a team that knows the code.',
      },
    ],
  },
  tierFeatures: [
    ['Company websites', 'Content management', 'Interface design'],
    ['Customer portals', 'Online shops', 'Dashboards and reports'],
    ['Business applications', 'Interfaces and integration', 'Modernisation of old systems'],
  ],
};
