import type { BuiltAssets, BuiltFile } from '@suite/build/app-description';
import { version } from 'react';
import type { Host } from './contract.ts';
import { loadPage, type PageRoute } from './page-loader.ts';
import { withDirectives } from './page-values.ts';
import { createPrerender, scriptTags } from './prerender-tree.tsx';
import { RemoteApp } from './RemoteApp.tsx';
import { createStaticRouter } from './static-router.ts';

/** A page file to prerender: the address to render and the values for the shell's fragments. */
export interface PageFile {
  /** Path in `pages/`, without `.html`. */
  file: string;
  pathname: string;
  lang: string;
  /** Navigation section of the shell to highlight. */
  section: string;
  /** HTML of the document head: title and metadata. */
  head: string;
}

const noop = () => {};

/** Creates the host for prerendering: readable values, and functions that do nothing. */
function prerenderHost(pathname: string): Host {
  return {
    reactVersion: version,
    router: createStaticRouter(pathname),
    loadStore: () => Promise.reject(new Error('A prerendered page has no store')),
    toast: noop,
    consent: { get: () => ({ attribution: false }), onChange: () => noop },
    pageShown: noop,
    PageFailure: () => null,
  };
}

const include = (name: string) => `<!--# include virtual="/fragments/${name}" -->`;

/** The picture of a page that loads at once. */
const firstPicture = /<img src="([^"]*)"[^>]* fetchPriority="high"/;

/** Returns the element that requests the picture before the rest of the document arrives. Quotes would end a directive. */
const pictureHint = (address: string) => `<link rel=preload as=image fetchpriority=high href=${address}>`;

interface DocumentParts {
  page: Pick<PageFile, 'lang' | 'section'>;
  head: string;
  body: string;
  scripts: string;
}

/** Returns a page file: the remote's markup between includes of the shell's fragments (docs/gateway.md). */
export function pageDocument({ page, head, body, scripts }: DocumentParts) {
  const [, picture] = firstPicture.exec(body) ?? [];
  return [
    `<!--# set var="lang" value="${page.lang}" -->`,
    picture ? `<!--# set var="hint" value="${pictureHint(picture)}" -->` : '',
    include('document-start'),
    head,
    include(`body-start?section=${page.section}`),
    body,
    include('body-end'),
    scripts,
    '</body></html>',
  ].join('');
}

/** Returns the fragment from which the shell reads where to load the remote's entry. */
export const entryFragment = (name: string, assets: BuiltAssets): BuiltFile => ({
  path: 'fragments/entry.html',
  content: `<meta name="mf-remote" content="${name} ${assets.entry[0]}">`,
});

/** Returns the tags of all scripts of a remote's page, so that the browser loads them in parallel. */
export const pageScripts = (assets: BuiltAssets, { chunk }: PageRoute) =>
  scriptTags([...assets.entry, ...(assets.chunks[chunk] ?? [])]);

/** Renders one page of a remote to its page file and the copy of its styles. */
export async function prerenderPage(
  name: string,
  pageFor: (pathname: string) => PageRoute,
  page: PageFile,
  assets: BuiltAssets,
): Promise<BuiltFile[]> {
  const route = pageFor(page.pathname);
  await loadPage(route);
  const host = prerenderHost(page.pathname);
  const app = (
    <RemoteApp host={host} initial={host.router.getSnapshot()} pageFor={pageFor} updateHead={noop} />
  );
  const prerender = createPrerender();
  const body = await prerender.render(app, `${name}-`);
  const styles = prerender.takeStyles(`assets/${name}/${route.chunk}`);
  const content = pageDocument({
    page,
    head: `${withDirectives(page.head)}${styles.element}`,
    body: `<div id="page" data-remote="${name}" data-react="${version}">${body}</div>`,
    scripts: pageScripts(assets, route),
  });
  return [styles.file, { path: `pages/${page.file}.html`, content }];
}
