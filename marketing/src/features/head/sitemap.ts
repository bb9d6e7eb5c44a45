import { publicUrl } from '@suite/host/page-values';
import type { PageDescriptor } from '../../content/pages.ts';

const entry = ({ path, updated, alternates }: PageDescriptor) =>
  [
    '<url>',
    `<loc>${publicUrl()}${path}</loc>`,
    `<lastmod>${updated}</lastmod>`,
    ...alternates.map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${alternate.lang}" href="${publicUrl()}${alternate.path}"/>`,
    ),
    '</url>',
  ].join('');

/** `sitemap.xml`: every page that search engines may show, with its language versions. */
export const renderSitemap = (pages: PageDescriptor[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.filter((page) => page.isIndexed).map(entry),
    '</urlset>',
    '',
  ].join('\n');

/** `robots.txt`: the administrator area and the API are nobody's reading. */
export const renderRobots = () =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /backend',
    'Disallow: /dashboard',
    '',
    `Sitemap: ${publicUrl()}/sitemap.xml`,
    '',
  ].join('\n');
