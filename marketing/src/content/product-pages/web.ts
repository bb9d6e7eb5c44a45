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
  theme: 'Web applications people use every day.',
  lead: 'Your process has a shape that no standard product has. We draw it with your people, build it in small steps and stay to look after it.',
  whyChoose: {
    title: 'Why teams build with us',
    items: [
      {
        icon: Ruler,
        title: 'Made to measure',
        description: 'We watch the work first. The screens come from what we saw, not from a template.',
      },
      {
        icon: RefreshCw,
        title: 'Something to try, early and often',
        description: 'You click through real software while changing your mind is still cheap.',
      },
      {
        icon: Gauge,
        title: 'Fast on an ordinary line',
        description: 'We measure on slow telephones and weak networks, because your users have them.',
      },
      {
        icon: KeyRound,
        title: 'Yours, all of it',
        description: 'Code, documents and accounts are handed over. You stay because you want to.',
      },
    ],
  },
  grid: {
    title: 'What we do',
    lead: 'Twelve services, taken singly or together.',
    items: [
      {
        icon: PanelsTopLeft,
        title: 'Business applications',
        description: 'Orders, cases, approvals: the work behind the counter.',
      },
      {
        icon: Users,
        title: 'Customer portals',
        description: 'Your customers order, pay and follow up by themselves.',
      },
      {
        icon: ShoppingCart,
        title: 'Online shops',
        description: 'Stock, prices and payments tied to what you really have.',
      },
      {
        icon: AppWindow,
        title: 'Company websites',
        description: 'Clear, quick, found by search engines, editable by you.',
      },
      {
        icon: Newspaper,
        title: 'Content management',
        description: 'Texts and pictures changed by those who know them.',
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
        description: 'The five figures you steer by, always today’s.',
      },
      {
        icon: FileCode,
        title: 'Renewal of old systems',
        description: 'Replaced part by part, while the work goes on.',
      },
      {
        icon: CloudCog,
        title: 'Cloud operation',
        description: 'Hosting, scaling, backups and watching, day and night.',
      },
      {
        icon: FlaskConical,
        title: 'Testing',
        description: 'Automatic checks for function, load, access and safety.',
      },
      {
        icon: LifeBuoy,
        title: 'Care and support',
        description: 'Updates, small wishes and a team that knows the code.',
      },
    ],
  },
  proof: undefined,
};
