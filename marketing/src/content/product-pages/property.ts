import { site } from '@suite/site/site';
import {
  Bot,
  CalendarDays,
  ChartColumn,
  ConciergeBell,
  Contact,
  Globe,
  MessagesSquare,
  Network,
  ReceiptText,
  ScanLine,
  Sparkles,
  Star,
  Tags,
  TrendingUp,
  WalletCards,
} from 'lucide-react';
import type { ProductPage } from './product-page.ts';

/** Content of the property page: 12 features. */
export const propertyPage: ProductPage = {
  id: 'property',
  theme: 'Heart Beat of Your Property',
  lead: 'Rooms, rates, guests and reviews on one screen, and an AI assistant that answers guests day and night.',
  whyChoose: {
    title: 'Why hotels and villas choose it',
    items: [
      {
        icon: WalletCards,
        title: 'More direct bookings',
        description: 'Your own booking page sells at your own rate, and no booking site takes a share.',
      },
      {
        icon: Bot,
        title: 'Answer before guests ask elsewhere',
        description:
          'Voice and chat reply in seconds, in the guest’s language, and hand over to a person when needed.',
      },
      {
        icon: TrendingUp,
        title: 'Rates that follow your market',
        description: 'See what similar hotels charge today and change your rate with one tap.',
      },
      {
        icon: ScanLine,
        title: 'Less paperwork at check-in',
        description: 'Guests check in on the way, so there is time for a welcome at the desk.',
      },
    ],
  },
  grid: {
    title: 'What is included',
    lead: 'Twelve features that work together. A\u00a0booking made in one appears in all of them.',
    items: [
      {
        icon: ChartColumn,
        title: 'Cloud dashboard',
        description: 'Today’s occupancy, income and arrivals, from anywhere.',
      },
      {
        icon: MessagesSquare,
        title: 'Real-time AI voice and chat',
        description: 'Questions answered and bookings taken, day and night.',
      },
      {
        icon: Globe,
        title: 'Custom hotel pages',
        description: 'A page for each property that takes direct bookings.',
      },
      {
        icon: Star,
        title: 'AI-driven reviews',
        description: 'Reviews gathered and sorted by theme, replies drafted for you.',
      },
      {
        icon: Tags,
        title: 'AI rate comparison',
        description: 'Your rate beside your competitors’, for every night ahead.',
      },
      {
        icon: ScanLine,
        title: 'Self e-check-in',
        description: 'Passport, signature and room key before arrival.',
      },
      {
        icon: CalendarDays,
        title: 'Reservation calendar',
        description: 'Every room and night; drag a stay to move it.',
      },
      {
        icon: Network,
        title: 'Channel connection',
        description: 'The same availability on all booking sites, updated at once.',
      },
      {
        icon: ConciergeBell,
        title: 'Front desk',
        description: 'Arrivals, departures and requests in the order they come.',
      },
      {
        icon: Sparkles,
        title: 'Housekeeping',
        description: 'Rooms to clean, checked and released from a phone.',
      },
      {
        icon: ReceiptText,
        title: 'Guest billing',
        description: 'Room, restaurant and spa on one bill, split as guests wish.',
      },
      {
        icon: Contact,
        title: 'Guest history',
        description: 'Past stays, preferences and allergies, ready for the next booking.',
      },
    ],
  },
  tierFeatures: [
    ['Reservation calendar', 'Custom hotel pages', 'Self e-check-in'],
    ['Channel connection', 'Front desk', 'Housekeeping'],
    ['Cloud dashboard', 'AI rate comparison', 'AI-driven reviews'],
  ],
  proof: site.claims.hotelDeployments
    ? { figure: site.claims.hotelDeployments, label: 'hotel deployments' }
    : undefined,
};
