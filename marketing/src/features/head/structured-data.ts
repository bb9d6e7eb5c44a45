import { publicUrl } from '@suite/host/page-values';
import { site } from '@suite/site/site';
import type { PageDescriptor } from '../../content/pages.ts';

const schema = 'https://schema.org';

const organization = () => ({
  '@context': schema,
  '@type': 'Organization',
  '@id': `${publicUrl()}/#organization`,
  name: site.name,
  url: `${publicUrl()}/`,
  slogan: site.tagline,
  email: site.email,
  foundingDate: site.foundedYear,
  sameAs: site.social.map(({ url }) => url),
  location: site.offices.map(({ name, address, phones, country }) => ({
    '@type': 'Place',
    name,
    telephone: phones,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: country },
  })),
});

const breadcrumb = ({ breadcrumb: trail }: PageDescriptor) => ({
  '@context': schema,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl() + path,
  })),
});

/** The page's JSON-LD objects: the company, and where the page stands. */
export const structuredData = (page: PageDescriptor): object[] =>
  page.isIndexed ? [organization(), ...(page.breadcrumb.length > 0 ? [breadcrumb(page)] : [])] : [];
