import { publicUrl } from '@suite/host/page-values';
import { site } from '@suite/site/site';
import { exclusive } from '../../content/exclusive.ts';
import { faq } from '../../content/faq.ts';
import type { Question } from '../../content/icon-item.ts';
import { overview } from '../../content/overview.ts';
import type { PageDescriptor, PageSubject } from '../../content/pages.ts';

/** A schema.org object. Undefined properties are omitted from the JSON. */
type Thing = { '@type': string } & Record<string, unknown>;

/** Returns a reference to the company's object. */
const company = () => ({ '@id': `${publicUrl()}/#organization` });

/** Returns the list, or undefined if it is empty, so that its property is omitted. */
const listed = <Item>(items: Item[]) => (items.length > 0 ? items : undefined);

const organization = (): Thing => ({
  '@type': 'Organization',
  ...company(),
  name: site.name,
  url: `${publicUrl()}/`,
  logo: `${publicUrl()}/icon-512.png`,
  slogan: site.tagline,
  email: site.email,
  foundingDate: site.foundedYear,
  sameAs: listed(site.social.map(({ url }) => url)),
  location: listed(
    site.offices.map(({ name, address, phones, country }) => ({
      '@type': 'Place',
      name,
      telephone: listed(phones),
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: country },
    })),
  ),
});

const breadcrumb = ({ breadcrumb: trail }: PageDescriptor): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl() + path,
  })),
});

/** Returns the properties that all descriptions of a page's subject share. */
const subject = (type: string, { path, breadcrumb: trail, description, picture }: PageDescriptor) => ({
  '@type': type,
  name: trail.at(-1)?.name ?? site.name,
  description,
  url: publicUrl() + path,
  image: picture && publicUrl() + picture.path,
});

const webSite = (): Thing => ({
  '@type': 'WebSite',
  name: site.name,
  url: `${publicUrl()}/`,
  inLanguage: ['en', 'ja'],
  publisher: company(),
});

const video = ({ url, uploaded }: NonNullable<typeof site.video>, { picture }: PageDescriptor): Thing => ({
  '@type': 'VideoObject',
  name: overview.title,
  description: overview.description,
  thumbnailUrl: picture && publicUrl() + picture.path,
  embedUrl: url,
  uploadDate: uploaded && `${uploaded}T00:00:00Z`,
});

/** The questions of each page that has an FAQ. */
const questions: Partial<Record<string, Question[]>> = { faq: faq.items, exclusive: exclusive.questions };

const faqPage = ({ id }: PageDescriptor): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions[id]?.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const bySubject: Record<PageSubject, (page: PageDescriptor) => Thing[]> = {
  website: (page) => [webSite(), ...(site.video ? [video(site.video, page)] : [])],
  product: (page) => [
    { ...subject('Product', page), brand: { '@type': 'Brand', name: site.name }, manufacturer: company() },
  ],
  service: (page) => [
    { ...subject('Service', page), serviceType: page.breadcrumb.at(-1)?.name, provider: company() },
  ],
  faq: (page) => [faqPage(page)],
  about: (page) => [{ ...subject('AboutPage', page), about: company() }],
  contact: (page) => [{ ...subject('ContactPage', page), about: company() }],
  page: () => [],
};

/**
 * Returns the page's JSON-LD objects: the company with its offices, the breadcrumb, and the page's subject. A product
 * has no offer, because the company publishes no price with a currency; Google therefore shows no rich result for it.
 */
export function structuredData(page: PageDescriptor): object[] {
  if (!page.isIndexed) return [];
  const breadcrumbs = page.breadcrumb.length > 0 ? [breadcrumb(page)] : [];
  return [organization(), ...breadcrumbs, ...bySubject[page.subject](page)].map((thing) => ({
    '@context': 'https://schema.org',
    ...thing,
  }));
}
