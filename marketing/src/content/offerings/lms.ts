import { offeringTitles } from '@suite/contracts/offerings';
import { sized } from '../pricing.ts';
import type { Offering } from './offering.ts';

export const lms: Offering = {
  id: 'lms',
  title: offeringTitles.lms,
  description:
    'Corporate training that people finish: courses, assessments and certificates in one place, with progress a manager can read at a glance.',
  pictureAlt: 'The lessons of a course as a path, progress as a percentage, and a certificate',
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
    'Skill gaps seen before they cost money',
  ],
  head: {
    line: 'Training that people finish',
    description:
      'A learning management system for corporate training: course creation, progress tracking, assessment tools and certification management.',
  },
  pricing: {
    title: 'Plans by the number of learners',
    hasBillingSwitch: true,
    tiers: [
      sized('Starter', 'Up to 50', 'users'),
      sized('Professional', 'Up to 200', 'users'),
      sized('Premium', '200+', 'users'),
    ],
  },
};
