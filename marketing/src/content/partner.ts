import { BadgeCheck, Headset, Lightbulb, TrendingUp } from 'lucide-react';
import type { IconItem } from './icon-item.ts';

/** The partner programme (spec section 2); the form's fields belong to the form. */
export const partner: {
  hero: { eyebrow: string; title: string; lead: string };
  benefitsTitle: string;
  benefits: [IconItem, IconItem, IconItem, IconItem];
  form: { title: string; lead: string };
} = {
  hero: {
    eyebrow: 'For resellers, consultants and integrators',
    title: 'Partner Programme',
    lead: 'You know the businesses in your country. We build and maintain what they need. Together they get both.',
  },
  benefitsTitle: 'What you get',
  benefits: [
    {
      icon: Lightbulb,
      title: 'Innovative Solutions',
      description: 'Six offerings to propose, from ERP to mobile apps, kept up to date by their makers.',
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
  },
};
