import { BadgeCheck, Headset, Lightbulb, TrendingUp } from 'lucide-react';

/** Content of the partner page; the form's fields are defined in PartnerForm. */
export const partner = {
  hero: {
    eyebrow: 'For resellers, consultants and integrators',
    title: 'Partner Programme',
    lead: 'You know the businesses in your country. We build and maintain the software they need. Let us bring the two together.',
    pictureAlt: 'Six offerings reach you, and through you the hotels, shops and schools of your country',
  },
  benefitsTitle: 'What you get',
  benefits: [
    {
      icon: Lightbulb,
      title: 'Innovative Solutions',
      description: 'Six offerings to sell, from ERP to mobile apps, kept up to date by us.',
    },
    {
      icon: BadgeCheck,
      title: 'Brand Association',
      description: 'Joint references, co-branded material and a listing as our partner.',
    },
    {
      icon: TrendingUp,
      title: 'Growth Opportunities',
      description: 'Recurring income from subscriptions, and projects of your own on top of them.',
    },
    {
      icon: Headset,
      title: 'Dedicated Support',
      description: 'Training for your team, demonstrations on request and an engineer to call.',
    },
  ],
  form: {
    title: 'Join Our Network',
    lead: 'Tell us who you are and what you would like to offer. We read and answer every application.',
    steps: [
      { description: 'You apply with the form on this page.' },
      { description: 'We talk about your market and the product for it.' },
      { description: 'We train your team and visit the first customer together.' },
    ],
    panelTitle: 'Your application',
  },
};
