import { BadgeCheck, Headset, Lightbulb, TrendingUp } from 'lucide-react';
import type { IconItem } from './icon-item.ts';
import { OfferingCount } from './offering-count.ts';

/** Content of the partner page; the form's fields are defined in PartnerForm. */
export const partner: {
  hero: { eyebrow: string; title: string; lead: string };
  network: { label: string; you: string; yourRole: string; customers: string[] };
  benefitsTitle: string;
  benefits: [IconItem, IconItem, IconItem, IconItem];
  form: { title: string; lead: string; steps: string[]; panelTitle: string; note: string };
} = {
  hero: {
    eyebrow: 'For resellers, consultants and integrators',
    title: 'Partner Programme',
    lead: 'You know the businesses in your country. We build and maintain what they need. Together they get both.',
  },
  network: {
    label: `${OfferingCount} offerings lead to you, and from you to the hotels, shops and schools of your country`,
    you: 'You',
    yourRole: 'advise, sell, implement',
    customers: ['Hotel', 'Shop', 'School'],
  },
  benefitsTitle: 'What you get',
  benefits: [
    {
      icon: Lightbulb,
      title: 'Innovative Solutions',
      description: `${OfferingCount} offerings to propose, from ERP to mobile apps, kept up to date by their makers.`,
    },
    {
      icon: BadgeCheck,
      title: 'Brand Association',
      description: 'Shared references, material with both names on it and a place among our partners.',
    },
    {
      icon: TrendingUp,
      title: 'Growth Opportunities',
      description: 'Recurring income from subscriptions, and projects on top of them that are yours.',
    },
    {
      icon: Headset,
      title: 'Dedicated Support',
      description: 'Training for your team, demonstrations on request and an engineer to call.',
    },
  ],
  form: {
    title: 'Join Our Network',
    lead: 'Tell us who you are and what you would like to offer. We read every application and answer it.',
    steps: [
      'You apply with the form on this page.',
      'We talk about your market and the product you have in mind.',
      'Your team is trained, and the first customer is visited together.',
    ],
    panelTitle: 'Your application',
    note: 'All fields are needed; only the notes may stay empty.',
  },
};
