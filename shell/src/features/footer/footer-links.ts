import { menuLabels, offeringIds, offeringPath } from '@suite/contracts/offerings';
import { menuPages, type PagePath } from '@suite/contracts/pages';

type FooterLink = { label: string; href: PagePath };

/** The footer's links by column. */
export const footerColumns: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Products',
    links: offeringIds.map((id) => ({ label: menuLabels[id], href: offeringPath(id) })),
  },
  {
    title: 'Company',
    links: [...menuPages, { label: 'FAQ', href: '/faq' }],
  },
];

/** The links beside the copyright line. */
export const legalLinks: FooterLink[] = [
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
];
