import type { BuiltAssets, BuiltFile } from '@suite/build/app-description';
import { withDirectives } from '@suite/host/page-values';
import { entryFragment, type PageFile, prerenderPage } from '@suite/host/prerender-remote';
import { notFoundPage, type PageDescriptor, pages, productNotFoundPage } from '../content/pages.ts';
import { renderHead } from '../features/head/render-head.ts';
import { renderRobots, renderSitemap } from '../features/head/sitemap.ts';
import { hasPage, pageFor } from './pages.ts';

const pageFile = (page: PageDescriptor): PageFile => ({
  file: page.path === '/' ? 'index' : page.path.slice(1),
  pathname: page.path,
  lang: page.lang,
  section: page.section,
  head: renderHead(page),
});

/** Renders the page files, sitemap and robots.txt of the marketing remote (docs/gateway.md). */
export async function render(assets: BuiltAssets): Promise<BuiltFile[]> {
  const existingPages = pages.filter(({ path }) => hasPage(path));
  const files = [...existingPages, notFoundPage, productNotFoundPage].map(pageFile);
  const built = await Promise.all(files.map((file) => prerenderPage('marketing', pageFor, file, assets)));
  return [
    entryFragment('marketing', assets),
    ...built.flat(),
    { path: 'public/sitemap.xml', content: withDirectives(renderSitemap(existingPages)) },
    { path: 'public/robots.txt', content: withDirectives(renderRobots()) },
  ];
}
