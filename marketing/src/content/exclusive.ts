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

/** A case study on a card. */
export interface Story {
  offering: OfferingId;
  title: string;
  description: string;
  /** Text of the link to the story. */
  action: string;
}

const { claims } = site;

/** Content of the Success Stories page. */
export const exclusive = {
  hero: {
    title: 'Success Stories',
    lead: 'Six customers in six trades: what slowed them down, what we built, and what has changed since.',
  },
  highlights: [
    {
      offering: 'erp',
      title: 'One job record instead of four books',
      description:
        'A calibration and services company has tracked every instrument from receipt to certificate and invoice on the same system since 2018.',
      action: 'Read the ERP story',
    },
    {
      offering: 'property',
      title: 'Several villas, no double bookings',
      description:
        'A villa operator sees all its villas and channels on one calendar, and guests book, ask questions and check in on their own phones.',
      action: 'Read the property story',
    },
  ] satisfies Story[],
  storiesTitle: 'Four more stories from other trades',
  storiesLead: 'We do not publish our customers’ names.',
  /** On the card of a story without an own link text. */
  storyAction: 'Read the story',
  questionsTitle: 'What buyers ask before signing',
  questionsLead: 'Ten questions from our first meetings. Is yours missing? Write to us.',
  questions: [
    {
      icon: CalendarClock,
      question: 'How long does it take to go live?',
      answer:
        'It depends on the modules and on the state of your data. After the first workshop you get dates in writing, and we introduce one module at a time so that no one has to learn everything at once.',
    },
    {
      icon: DatabaseZap,
      question: 'What happens to the data we have now?',
      answer:
        'We bring it over: items, customers, balances and open orders. You check a full trial run before the switch, and we reconcile the totals with you on the day.',
    },
    {
      icon: GraduationCap,
      question: 'Who trains our staff?',
      answer:
        'The specialists who set up the system. They train each role with your own items and documents, and stay at the counter or the desk for the first few days.',
    },
    {
      icon: Puzzle,
      question: 'Does it work with the software we already use?',
      answer:
        'Usually. We connect banks, booking channels, payment terminals, online shops and accounting packages through their interfaces. If one of yours has none, we tell you before you decide.',
    },
    {
      icon: Receipt,
      question: 'What will it cost?',
      answer:
        'Products are priced by size: employees, rooms or users. Projects are priced by scope. Our quotation gives one price for the set-up and one for the running costs.',
    },
    {
      icon: Server,
      question: 'Where does the system run?',
      answer:
        'In the cloud by default, so there is no server for you to look after. Where the law or your auditors require it, we install it on your own servers.',
    },
    {
      icon: Languages,
      question: 'Which languages and currencies are supported?',
      answer:
        'Screens and documents can be set up in the languages of your staff and customers, including Japanese. Stock, sales and the ledger handle several currencies at once.',
    },
    {
      icon: ArrowLeftRight,
      question: 'Can we start small and grow?',
      answer:
        'Yes, most customers do. Start with the module you need most. When you add the next one, your items, customers and staff are already in the system.',
    },
    {
      icon: Download,
      question: 'Can we leave, and take our data with us?',
      answer:
        'Yes. Your data is yours. You can export it yourself at any time, in formats that other systems read, and we help you take a complete copy when you leave.',
    },
    {
      icon: Handshake,
      question: 'Who helps when something goes wrong?',
      answer: [
        'Someone who knows your set-up.',
        ...ifGiven(claims.support, (hours) => `The support center is open ${hours},`),
        claims.support
          ? 'and your product specialist takes over anything that cannot be solved straight away.'
          : 'Your product specialist takes over anything that cannot be solved straight away.',
      ].join(' '),
    },
  ],
  closing: {
    title: 'Yours could be the next story.',
    lead: 'Tell a specialist what costs you the most time, and find out what it would take to change it.',
  },
};
