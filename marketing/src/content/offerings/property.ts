import { offeringTitles } from '@suite/contracts/offerings';
import { sized } from '../pricing.ts';
import type { Offering } from './offering.ts';

export const property: Offering = {
  id: 'property',
  title: offeringTitles.property,
  description:
    'Reservations, front desk, rates and reviews for hotels and villas, with an AI assistant that answers guests by voice and chat at any hour.',
  pictureAlt:
    'A calendar of rooms and nights with bookings, and an assistant answering a guest about a late arrival',
  list: {
    name: 'Features',
    items: [
      'Cloud dashboard sample',
      'Real-time AI voice and chat',
      'Custom hotel pages for direct bookings',
      'AI-driven reviews',
      'AI rate comparison',
      'Self e-check-in',
    ],
  },
  benefits: [
    'More direct bookings, less commission',
    'Guests answered in seconds, day and night',
    'One calendar for every room and every channel',
    'Rates set against what nearby hotels charge today',
    'Arrivals without paperwork at the front desk',
  ],
  head: {
    line: 'Heart Beat of Your Property',
    description:
      'Property management for hotels and villas: reservations, AI voice and chat, direct bookings, reviews, rate comparison and self e-check-in.',
  },
  pricing: {
    title: 'Plans by the number of rooms',
    hasBillingSwitch: true,
    tiers: [
      sized('Light', '1-10', 'rooms'),
      sized('Scale', '10-100', 'rooms'),
      sized('Premium', '100+', 'rooms'),
    ],
  },
};
