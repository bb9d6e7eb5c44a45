import { menuLabels, offeringIds, offeringPath } from '@suite/contracts/offerings';
import { menuPages, type PagePath } from '@suite/contracts/pages';

interface FooterColumn {
  title: string;
  links: { label: string; href: PagePath }[];
}

/** The footer's links by column. */
export const footerColumns: FooterColumn[] = [
  {
    title: 'Products',
    links: offeringIds.map((id) => ({ label: menuLabels[id], href: offeringPath(id) })),
  },
  {
    title: 'Company',
    links: [
      ...menuPages,
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'FAQ', href: '/faq' },
    ],
  },
];
