import { offeringIds } from '@suite/contracts/offerings';
import { isProject } from './offerings/offering.ts';

/** Content of 'Our Solutions': two rows of cards. Jewellery has no card, only a link between the rows. */
export const products = {
  hero: {
    title: 'Our Solutions',
    lead: 'Four products you can start using now, and two ways to have software built for you.',
  },
  firstRow: offeringIds.filter((id) => !isProject(id) && id !== 'jewellery'),
  secondRow: offeringIds.filter(isProject),
  action: 'Learn More',
  /** Returns the text after the action's label, visible only to assistive technology and search engines. */
  actionAbout: (title: string) => `about ${title}`,
  jewellery: {
    text: 'Do you make or sell jewellery? We have a system just for that.',
    action: 'See Jewellery Management',
    href: '/products/jewellery',
  },
  closing: {
    title: 'Not sure which one you need?',
    lead: 'Describe your business and what goes wrong today. A specialist tells you which of these would help, and which would not.',
  },
};
