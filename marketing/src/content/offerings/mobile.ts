import { offeringTitles } from '@suite/contracts/offerings';
import type { Offering } from './offering.ts';

export const mobile: Offering = {
  id: 'mobile',
  title: offeringTitles.mobile,
  description:
    'Apps for customers and field staff, native or cross-platform, that keep working where the signal does not.',
  pictureAlt:
    'A tablet and two telephones: a regional report, a field visit on a map, and a request for seedlings',
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
};
