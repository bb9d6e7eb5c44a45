import { offeringTitles } from '@suite/contracts/offerings';
import type { Offering } from './offering.ts';

export const web: Offering = {
  id: 'web',
  title: offeringTitles.web,
  description:
    'Web applications built around your own process: designed with your people, tested before launch, and looked after once it runs.',
  pictureAlt: 'A browser in which an instrument maker’s page is being built, with all checks passed',
  list: {
    name: 'Technologies',
    items: ['React.js', 'Node.js', 'Python/Django', 'Java Spring', 'Cloud services'],
  },
  benefits: [
    'Software that fits the process, not the other way round',
    'Working results early, in small steps',
    'Pages that load fast on ordinary connections',
    'Code and documents that belong to you',
    'One team from first sketch to support',
  ],
  head: {
    line: 'Web applications that people use every day',
    description:
      'Web application development with React.js, Node.js, Python/Django, Java Spring and cloud services, from first sketch to support.',
  },
  pricing: {
    title: 'Project-Based Pricing',
    hasBillingSwitch: false,
    tiers: [
      { name: 'Basic', audience: 'A website, or a first version to try out' },
      { name: 'Professional', audience: 'An application for one department or service' },
      { name: 'Enterprise', audience: 'A system several departments depend on' },
    ],
  },
};
