export type OfferingId = 'erp' | 'property' | 'jewellery' | 'lms' | 'web' | 'mobile';

export interface Offering {
  id: OfferingId;
  title: string;
  description: string;
  /** What the offering is made of, under the name that fits it (spec section 3). */
  list: { name: 'Modules' | 'Features' | 'Technologies' | 'Platforms'; items: string[] };
  /** Exactly five. */
  benefits: string[];
}

/** The six offerings: home cards, product pages and the partner form's product list all read this. */
export const offerings: Record<OfferingId, Offering> = {
  erp: {
    id: 'erp',
    title: 'Enterprise Resource Planning',
    description:
      'One system for stock, people, money and production. Every department works on the same figures, and every figure leads back to its document.',
    list: {
      name: 'Modules',
      items: [
        'HR Management',
        'Financial Management',
        'Inventory Control',
        'Production Planning',
        'Supply Chain Management',
      ],
    },
    benefits: [
      'One set of figures for every department',
      'Stock and cash position known today, not at month end',
      'Invoices, payroll and ledger entries written once',
      'Approvals that follow your authority levels',
      'Start with one module and add the next when you need it',
    ],
  },
  property: {
    id: 'property',
    title: 'Property Management',
    description:
      'Reservations, front desk, rates and reviews for hotels and villas, with an assistant that answers guests by voice and chat at any hour.',
    list: {
      name: 'Features',
      items: [
        'Cloud dashboard, sample on request',
        'Real-time AI voice and chat',
        'Custom hotel pages for direct bookings',
        'AI-driven reviews',
        'AI rate comparison',
        'Self e-check-in',
      ],
    },
    benefits: [
      'More direct bookings, less commission',
      'Guests answered in seconds, at night too',
      'One calendar for every room and every channel',
      'Rates set against what the street charges today',
      'Arrivals that skip the paper at the front desk',
    ],
  },
  jewellery: {
    id: 'jewellery',
    title: 'Jewellery Management',
    description:
      'Showcase, workshop and ledger in step: every piece by weight, purity and stone, every order from sketch to delivery.',
    list: {
      name: 'Features',
      items: ['Inventory', 'Sales tracking', 'Customer database', 'Order processing', 'Workshop management'],
    },
    benefits: [
      'Every gram accounted for, from purchase to sale',
      'Prices that follow the day’s metal rate',
      'Workshop orders delivered on the promised day',
      'Customers remembered by size, taste and occasion',
      'One stock across all your branches',
    ],
  },
  lms: {
    id: 'lms',
    title: 'Learning Management System',
    description:
      'Corporate training that people finish: courses, assessments and certificates in one place, with progress a manager can read at a glance.',
    list: {
      name: 'Features',
      items: [
        'Course creation',
        'Student management',
        'Progress tracking',
        'Assessment tools',
        'Certification management',
      ],
    },
    benefits: [
      'New staff productive sooner',
      'Proof of training ready for every audit',
      'Lessons on any device, in working hours or after',
      'Less travel and classroom cost',
      'Gaps in skill seen before they cost money',
    ],
  },
  web: {
    id: 'web',
    title: 'Web Application Development',
    description:
      'Web applications built around your own process: designed with your people, tested before they see it, and looked after once it runs.',
    list: {
      name: 'Technologies',
      items: ['React.js', 'Node.js', 'Python/Django', 'Java Spring', 'Cloud services'],
    },
    benefits: [
      'Software that fits the process, not the reverse',
      'Working results every two weeks',
      'Pages that load fast on ordinary connections',
      'Code and documents that belong to you',
      'One team from first sketch to support',
    ],
  },
  mobile: {
    id: 'mobile',
    title: 'Mobile Apps',
    description:
      'Apps for customers and field staff, native or cross-platform, that keep working where the signal does not.',
    list: {
      name: 'Platforms',
      items: ['iOS native', 'Android native', 'React Native', 'Flutter', 'Progressive web apps'],
    },
    benefits: [
      'One plan for iPhone, Android and the browser',
      'Work recorded in the field, not retyped at night',
      'Useful offline, in step again once online',
      'Releases handled through both stores',
      'Crashes and usage watched after launch',
    ],
  },
};

export const offeringIds = Object.keys(offerings) as OfferingId[];

/** Whether a path's last segment names an offering. */
export const isOfferingId = (id: string): id is OfferingId => Object.hasOwn(offerings, id);
