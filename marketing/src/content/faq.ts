import { offeringTitles } from '@suite/contracts/offerings';
import { site } from '@suite/site/site';
import { Headset, Layers, LockKeyhole, SlidersHorizontal, Star } from 'lucide-react';
import { ifGiven } from './facts.ts';

const { certification, claims } = site;

const titles = Object.values(offeringTitles);
const offered = `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`;

/** Content of the FAQ page. */
export const faq = {
  title: 'Frequently Asked Questions',
  lead: 'Five short answers to start with.',
  more: 'See ten more questions and answers',
  listTitle: 'What people ask first',
  items: [
    {
      icon: Layers,
      question: 'Which services do you offer?',
      answer: `Six: ${offered}. You can use one on its own, or let several share the same customers, stock and ledger.`,
    },
    {
      icon: Headset,
      question: 'What support do we get after the launch?',
      answer: [
        'A named specialist for your product, by phone, e-mail and chat.',
        ...ifGiven(claims.support, (hours) => `The support center is open ${hours}.`),
        'Updates, backups and monitoring are part of the service, not an extra.',
      ].join(' '),
    },
    {
      icon: Star,
      question: 'What makes you different?',
      answer: [
        'The people who build a product also support it, so your question does not pass through three departments.',
        ...ifGiven(claims.customers, (count) => `${count} customers worldwide use our systems,`),
        claims.customers
          ? 'and what one trade teaches us improves the product for all of them.'
          : 'What one trade teaches us improves the product for all of them.',
      ].join(' '),
    },
    {
      icon: LockKeyhole,
      question: 'How is our data kept safe?',
      answer: [
        'Connections and backups are encrypted, access is granted by role, and every change is recorded with its author.',
        ...ifGiven(certification, (name) => `We work under ${name}.`),
        'Your data stays yours: you can export it at any time.',
      ].join(' '),
    },
    {
      icon: SlidersHorizontal,
      question: 'Can the software be customised to our process?',
      answer:
        'Yes. We set up fields, documents, approvals and reports with you, and build what the product lacks. If it is your process that should change, we say so before you pay for anything.',
    },
  ],
  closing: {
    title: 'Is your question missing?',
    lead: 'Ask a specialist in a call, or write to us. Someone who knows the product will reply.',
  },
};
