import { type OfferingId, offeringIds, offeringPath } from '@suite/contracts/offerings';
import {
  type MarketingPath,
  marketingPaths,
  type PageSection,
  pages as registry,
} from '@suite/contracts/pages';
import { site } from '@suite/site/site';
import { legalUpdated } from './legal-text.ts';
import { isProject } from './offerings/offering.ts';
import { offerings } from './offerings.ts';

/** The kind of structured data a page has besides its breadcrumb and the organization. */
export type PageSubject = 'website' | 'product' | 'service' | 'faq' | 'about' | 'contact' | 'page';

/** One public page, as used by the prerender, the head in the browser, the sitemap and the social pictures. */
export interface PageDescriptor {
  /** Unique id, also the name of the page's file in `social/`. */
  id: string;
  path: string;
  /** Content of `<title>`. */
  title: string;
  description: string;
  /** Entry of the navigation that is highlighted. */
  section: PageSection;
  lang: 'en' | 'ja';
  /** Path from the home page to this page; empty for pages without a parent. */
  breadcrumb: { name: string; path: string }[];
  subject: PageSubject;
  offering?: OfferingId;
  /** The page's social picture and the text on it; the 404 pages have none. */
  picture?: { title: string; line: string; path: string };
  /** All language versions, including this one. */
  alternates: { lang: 'en' | 'ja' | 'x-default'; path: string }[];
  isIndexed: boolean;
  /** ISO date of the last change to the page's text, for the sitemap and the legal pages. */
  updated: string;
}

type PageInput = Pick<PageDescriptor, 'id' | 'description'> &
  Partial<Omit<PageDescriptor, 'path' | 'section' | 'lang'>> & { heading: string; parents?: string[] };

const firstPublished = '2026-11-21';

const crumbs: Record<string, string> = { '/': 'Home', '/products': 'Our Solutions' };

function describe(path: MarketingPath): PageDescriptor {
  const { heading, parents = ['/'], ...input } = descriptions[path];
  const { section, lang } = registry[path];
  return {
    path,
    section,
    lang,
    title: `${heading} | ${site.name}`,
    breadcrumb: [
      ...parents.map((path) => ({ name: crumbs[path] ?? path, path })),
      ...(parents.length > 0 ? [{ name: heading, path }] : []),
    ],
    subject: 'page',
    picture: { title: heading, line: site.name, path: `/social/${input.id}.png` },
    alternates: [],
    isIndexed: true,
    updated: firstPublished,
    ...input,
  };
}

const social = (id: string, title: string, line: string) => ({ title, line, path: `/social/${id}.png` });

const businessAlternates: PageDescriptor['alternates'] = [
  { lang: 'en', path: '/business' },
  { lang: 'ja', path: '/business/jp' },
  { lang: 'x-default', path: '/business' },
];

const offeringPage = (id: OfferingId): PageInput => {
  const { title, head } = offerings[id];
  return {
    id: `products-${id}`,
    heading: title,
    parents: ['/', '/products'],
    description: head.description,
    subject: isProject(id) ? 'service' : 'product',
    offering: id,
    picture: social(`products-${id}`, head.line, title),
  };
};

const offeringPages = Object.fromEntries(
  offeringIds.map((id) => [offeringPath(id), offeringPage(id)]),
) as Record<ReturnType<typeof offeringPath>, PageInput>;

const descriptions: Record<MarketingPath, PageInput> = {
  '/': {
    id: 'home',
    heading: 'Home',
    parents: [],
    title: `${site.name}: business software for hotels, jewellers, schools and makers`,
    description:
      'ERP, property, jewellery and learning management, web applications and mobile apps, built and supported by one team in Sri Lanka.',
    subject: 'website',
    picture: social('home', 'Run the whole business. Not ten programs.', 'Six offerings, one team'),
  },
  '/business': {
    id: 'business',
    heading: 'Put your business on one system',
    description:
      'ERP, property management, jewellery management and web solutions. Leave your number and a specialist in your trade will call you back.',
    alternates: businessAlternates,
    picture: social('business', 'Put your business on one system.', 'A specialist in your trade calls back'),
  },
  '/business/jp': {
    id: 'business-jp',
    heading: '日本企業の皆さまへ',
    description:
      'スリランカの開発チームが、ERP・宿泊管理・宝飾店管理・LMS・Web・モバイルアプリの開発を要件整理から運用まで一貫して支援いたします。資料のダウンロードと個別相談を承ります。',
    alternates: businessAlternates,
    picture: social('business-jp', '業務の仕組みを現場に合わせてつくる。', '日本企業の皆さまへ'),
  },
  '/products': {
    id: 'products',
    heading: 'Our Solutions',
    description:
      'ERP, property management, learning management, jewellery management, web applications and mobile apps, from one team in Sri Lanka.',
    picture: social('products', 'Our Solutions', 'Take one, or let several share their data'),
  },
  ...offeringPages,
  '/about': {
    id: 'about',
    heading: 'About',
    title: `About ${site.name}: the people behind the systems`,
    description:
      'Who we are, where we work and what we are building: a Sri Lankan software company with customers around the world.',
    subject: 'about',
    picture: social('about', 'Engineers who stay after the launch', 'About us'),
  },
  '/exclusive': {
    id: 'exclusive',
    heading: 'Success Stories',
    description:
      'What we built for our customers, what sets us apart, and ten straight answers to questions buyers ask before they sign.',
    subject: 'faq',
    picture: social('exclusive', 'Success Stories', 'What we built, and what has changed'),
  },
  '/partner': {
    id: 'partner',
    heading: 'Partner Programme',
    description:
      'Sell, implement or refer our products in your country, with training, shared marketing and engineers who pick up the phone.',
    picture: social('partner', 'Partner Programme', 'Join Our Network'),
  },
  '/contact': {
    id: 'contact',
    heading: 'Contact',
    description:
      'Write to us, call an office in Sri Lanka or the United States, or book a time with a specialist. Every message is read by a person.',
    subject: 'contact',
    picture: social('contact', 'Every message is read by a person', 'Contact'),
  },
  '/terms': {
    id: 'terms',
    heading: 'Terms and Conditions',
    description: 'The ten sections that govern the use of this website, under the law of Sri Lanka.',
    updated: legalUpdated,
  },
  '/privacy': {
    id: 'privacy',
    heading: 'Privacy Policy',
    description:
      'What we ask for, why, how long we keep it and how to have it corrected or erased, under Sri Lankan law and the GDPR.',
    updated: legalUpdated,
  },
  '/faq': {
    id: 'faq',
    heading: 'Frequently Asked Questions',
    description:
      'Short answers about our services, support, security, customisation and what makes us different from other software houses.',
    subject: 'faq',
  },
};

/** Every public page. */
export const pages = marketingPaths.map(describe);

const missing = (input: Pick<PageDescriptor, 'id' | 'path' | 'title' | 'description' | 'section'>) => ({
  lang: 'en' as const,
  breadcrumb: [],
  subject: 'page' as const,
  alternates: [],
  isIndexed: false,
  updated: firstPublished,
  ...input,
});

/** The page of every unknown address. */
export const notFoundPage: PageDescriptor = missing({
  id: 'not-found',
  path: '/404',
  title: `Page Not Found | ${site.name}`,
  description: 'There is no page at this address.',
  section: 'none',
});

/** The page of an unknown product, for every other address below /products (docs/gateway.md). */
export const productNotFoundPage: PageDescriptor = missing({
  id: 'product-not-found',
  path: '/products/404',
  title: `Product Not Found | ${site.name}`,
  description: 'There is no product at this address.',
  section: 'products',
});

/** Returns the descriptor of a path, or that of a 404 page. */
export const describePage = (path: string): PageDescriptor =>
  pages.find((entry) => entry.path === path) ??
  (path.startsWith('/products/') ? productNotFoundPage : notFoundPage);
