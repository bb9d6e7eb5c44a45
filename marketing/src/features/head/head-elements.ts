import { publicUrl } from '@suite/host/page-values';
import { site } from '@suite/site/site';
import type { PageDescriptor } from '../../content/pages.ts';
import { structuredData } from './structured-data.ts';

/** One element of a page's head. */
export interface HeadElement {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const meta = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (attributes: Record<string, string>): HeadElement => ({ tag: 'link', attributes });

const locales = { en: 'en_GB', ja: 'ja_JP' };

function social(page: PageDescriptor): HeadElement[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', locales[page.lang]),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', publicUrl() + page.path),
    ...(page.picture
      ? [
          property('og:image', publicUrl() + page.picture.path),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          property('og:image:alt', `${page.picture.title} ${page.picture.line}`),
          meta('twitter:card', 'summary_large_image'),
        ]
      : []),
  ];
}

function indexing(page: PageDescriptor): HeadElement[] {
  if (!page.isIndexed) return [meta('robots', 'noindex')];
  return [
    link({ rel: 'canonical', href: publicUrl() + page.path }),
    ...page.alternates.map(({ lang, path }) =>
      link({ rel: 'alternate', hreflang: lang, href: publicUrl() + path }),
    ),
  ];
}

/** Returns the page-specific elements of a page's head, for the prerender and the browser. */
export const headElements = (page: PageDescriptor): HeadElement[] => [
  { tag: 'title', attributes: {}, text: page.title },
  meta('description', page.description),
  ...indexing(page),
  ...(page.isIndexed ? social(page) : []),
  ...structuredData(page).map((data) => ({
    tag: 'script' as const,
    attributes: { type: 'application/ld+json' },
    // An unescaped `</script>` would end the element early.
    text: JSON.stringify(data).replaceAll('<', '\\u003c'),
  })),
];
