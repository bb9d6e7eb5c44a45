import { adminPaths } from '@suite/contracts/pages';
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

/** Renders `sitemap.xml`: every page that search engines may index, with its language versions. */
export const renderSitemap = (pages: PageDescriptor[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.filter((page) => page.isIndexed).map(entry),
    '</urlset>',
    '',
  ].join('\n');

/** Renders `robots.txt`: crawlers may read neither the administrator area nor the API. */
export const renderRobots = () =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...adminPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl()}/sitemap.xml`,
    '',
  ].join('\n');
