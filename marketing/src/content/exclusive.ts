import type { OfferingId } from '@suite/contracts/offerings';
import { site } from '@suite/site/site';
import {
  ArrowLeftRight,
  CalendarClock,
  DatabaseZap,
  Download,
  GraduationCap,
  Handshake,
  Languages,
  Puzzle,
  Receipt,
  Server,
} from 'lucide-react';
import { ifGiven } from './facts.ts';
import type { Question } from './icon-item.ts';

export interface StoryHighlight {
  /** The offering whose case study and picture it shows. */
  offering: OfferingId;
  title: string;
  description: string;
  action: string;
  href: string;
}

const { claims } = site;

/** Content of the Success Stories page. */
export const exclusive: {
  hero: { eyebrow: string; title: string; lead: string };
  highlights: [StoryHighlight, StoryHighlight];
  storiesTitle: string;
  questionsTitle: string;
  questionsLead: string;
  questions: Question[];
  closing: { title: string; lead: string };
} = {
  hero: {
    eyebrow: 'Exclusive',
    title: 'Success Stories',
    lead: 'We keep our customers’ names to ourselves and tell what was built, and what is different since.',
  },
  highlights: [
    {
      offering: 'erp',
      title: 'One job record instead of four books',
      description:
        'A calibration and services company follows every instrument from receipt to certificate and invoice, on the same system since 2018.',
      action: 'Read the ERP story',
      href: '/products/erp#case-study',
    },
    {
      offering: 'property',
      title: 'Several villas, no double bookings',
      description:
        'A villa operator sees all houses and channels on one calendar, and guests book, ask and check in from their own telephones.',
      action: 'Read the property story',
      href: '/products/property#case-study',
    },
  ],
  storiesTitle: 'Four more, from other trades',
  questionsTitle: 'Asked before signing',
  questionsLead: 'Ten answers from first meetings. Ask us the eleventh.',
  questions: [
    {
      icon: CalendarClock,
      question: 'How long does it take to go live?',
      answer:
        'It depends on the modules and on the state of your data. After the first workshop you get dates in writing, and we introduce one module after another so that nobody learns everything at once.',
    },
    {
      icon: DatabaseZap,
      question: 'What happens to the data we have now?',
      answer:
        'We bring it over: items, customers, balances, open orders. You check a full trial run before the change, and we reconcile the totals with you on the day.',
    },
    {
      icon: GraduationCap,
      question: 'Who trains our staff?',
      answer:
        'The specialists who set the system up. They train by role, on your own items and documents, and stay beside the counter or the desk in the first days.',
    },
    {
      icon: Puzzle,
      question: 'Does it work with the software we keep?',
      answer:
        'Usually. Banks, booking channels, payment terminals, web shops and accounting packages are connected through their interfaces. If one has none, we tell you before you decide.',
    },
    {
      icon: Receipt,
      question: 'What will it cost?',
      answer:
        'Products are priced by size: employees, rooms or users. Projects are priced by scope. You get one figure for the set-up and one for the running, and both are in the offer.',
    },
    {
      icon: Server,
      question: 'Where does the system run?',
      answer:
        'In the cloud by default, so there is no server for you to look after. Where the law or your auditors ask for it, we install it on your own machines.',
    },
    {
      icon: Languages,
      question: 'Which languages and currencies are supported?',
      answer:
        'Screens and documents can be set up in the language of your staff and customers, Japanese included. Stock, sales and ledger work in several currencies at once.',
    },
    {
      icon: ArrowLeftRight,
      question: 'Can we start small and grow?',
      answer:
        'Yes, most do. Begin with the module that hurts most. When you add the next one it finds your items, customers and staff already there.',
    },
    {
      icon: Download,
      question: 'Can we leave, and take our data with us?',
      answer:
        'Yes. Your data is yours. You can export it yourself at any time, in formats that other systems read, and we help with a complete copy at the end.',
    },
    {
      icon: Handshake,
      question: 'Who answers when something goes wrong?',
      answer: [
        'A person who knows your set-up.',
        ...ifGiven(claims.support, (hours) => `The support center is open ${hours},`),
        claims.support
          ? 'and your product specialist takes over whatever cannot be solved at once.'
          : 'Your product specialist takes over whatever cannot be solved at once.',
      ].join(' '),
    },
  ],
  closing: {
    title: 'Yours could be the next one told.',
    lead: 'Tell an expert what costs you the most time. You hear what it would take to change it.',
  },
};
