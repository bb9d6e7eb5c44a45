import { offeringTitles } from '@suite/contracts/offerings';
import type { Offering } from './offering.ts';

export const lms: Offering = {
  id: 'lms',
  title: offeringTitles.lms,
  description:
    'Corporate training that people finish: courses, assessments and certificates in one place, with progress a manager can read at a glance.',
  pictureAlt: 'The lessons of a course as a path, progress in per cent, and a certificate',
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
};
