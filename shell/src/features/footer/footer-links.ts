import type { PagePath } from '@suite/contracts/pages';

interface FooterColumn {
  title: string;
  links: { label: string; href: PagePath }[];
}

/** The footer's links, grouped for reading. */
export const footerColumns: FooterColumn[] = [
  {
    title: 'Products',
    links: [
      { label: 'ERP System', href: '/products/erp' },
      { label: 'Property Management', href: '/products/property' },
      { label: 'Jewellery Management', href: '/products/jewellery' },
      { label: 'Learning Management', href: '/products/lms' },
      { label: 'Web Applications', href: '/products/web' },
      { label: 'Mobile Apps', href: '/products/mobile' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Home', href: '/' },
      { label: 'About', href: '/about' },
      { label: 'Exclusive', href: '/exclusive' },
      { label: 'Partner', href: '/partner' },
      { label: 'Contact', href: '/contact' },
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
      { label: 'FAQ', href: '/faq' },
    ],
  },
];
