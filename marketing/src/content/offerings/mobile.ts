import { offeringTitles } from '@suite/contracts/offerings';
import type { Offering } from './offering.ts';

export const mobile: Offering = {
  id: 'mobile',
  title: offeringTitles.mobile,
  description:
    'Apps for customers and field staff, native or cross-\u2060platform, that also work without a signal.',
  pictureAlt:
    'A tablet and two phones: a regional report, a field visit on a map, and a request for seedlings',
  list: {
    name: 'Platforms',
    items: ['iOS native', 'Android native', 'React Native', 'Flutter', 'Progressive web apps'],
  },
  benefits: [
    'One plan for iPhone, Android and the browser',
    'Work recorded in the field, not retyped at night',
    'Useful offline, synchronised once back online',
    'Releases handled through both stores',
    'Crashes and usage monitored after launch',
  ],
  head: {
    line: 'Apps that work where your people work',
    description:
      'Mobile apps for iOS and Android, in native code, React Native or Flutter, and progressive web apps that keep working offline.',
  },
  pricing: {
    title: 'Project-Based Pricing',
    hasBillingSwitch: false,
    tiers: [
      { name: 'Basic', audience: 'One platform, one clear job' },
      { name: 'Professional', audience: 'iPhone and Android with a shared back end' },
      { name: 'Enterprise', audience: 'Apps for a whole field force or customer base' },
    ],
  },
};
