import type { BuiltAssets, BuiltFile } from '@suite/build/app-description';
import { NavigationType } from '@suite/host/router';
import { version } from 'react';
import type { Host } from './contract.ts';
import { loadPage, type PageRoute } from './page-loader.ts';
import { withDirectives } from './page-values.ts';
import { contentHash, createPrerender } from './prerender-tree.tsx';
import { RemoteApp } from './RemoteApp.tsx';

/** A page file to be made: the address it is rendered at, and what the shell puts around it. */
export interface PageFile {
  /** In `pages/`, without `.html`. */
  file: string;
  pathname: string;
  lang: string;
  /** The navigation section that is highlighted; one of the shell's seven. */
  section: string;
  /** Title and all else that the page says of itself. */
  head: string;
}

const nothing = () => {};

/** What a page may read of its host while it is prerendered; it can't act yet. */
function prerenderHost(pathname: string): Host {
  const snapshot = {
    location: { pathname, search: '', hash: '', state: null, key: 'default' },
    navigationType: NavigationType.Pop,
  };
  return {
    version: 1,
    reactVersion: version,
    router: {
      getSnapshot: () => snapshot,
      subscribe: () => nothing,
      push: nothing,
      replace: nothing,
      go: nothing,
      createHref: (to) =>
        typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
    },
    loadStore: () => Promise.reject(new Error('A prerendered page has no store')),
    toast: nothing,
    consent: { get: () => ({ attribution: false }), onChange: () => nothing },
    pageShown: nothing,
    PageFailure: () => null,
  };
}

const script = (src: string) => `<script defer src="${src}"></script>`;
const include = (name: string) => `<!--# include virtual="/fragments/${name}" -->`;

interface DocumentParts {
  page: Pick<PageFile, 'lang' | 'section'>;
  head: string;
  body: string;
}

/** A page file: the remote's markup between the includes of the shell's fragments (docs/gateway.md). */
export const pageDocument = ({ page, head, body }: DocumentParts) =>
  [
    `<!--# set var="lang" value="${page.lang}" -->`,
    include('document-start'),
    head,
    include(`body-start?section=${page.section}`),
    body,
    include('body-end'),
  ].join('');

/** The fragment that tells the shell where a remote's entry is. */
export const entryFragment = (name: string, assets: BuiltAssets): BuiltFile => ({
  path: 'fragments/entry.html',
  content: `<meta name="mf-remote" content="${name} ${assets.entry[0]}">`,
});

/** The scripts that a page of a remote needs, all in the document so that they load side by side. */
export const pageScripts = (assets: BuiltAssets, { chunk }: PageRoute) =>
  [...assets.entry, ...(assets.chunks[chunk] ?? [])].map(script).join('');

/** Renders one page of a remote into its page file and its style sheet. */
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
    <RemoteApp host={host} first={host.router.getSnapshot()} pageFor={pageFor} updateHead={nothing} />
  );
  const prerender = createPrerender(`${name}-`);
  const body = await prerender.render(app);
  const css = prerender.takeCss();
  const styles = `assets/${name}/${route.chunk}.${contentHash(css)}.css`;
  const content = pageDocument({
    page,
    head: `${withDirectives(page.head)}<link rel="stylesheet" href="/${styles}">${pageScripts(assets, route)}`,
    body: `<div id="page" data-remote="${name}" data-react="${version}">${body}</div>`,
  });
  return [
    { path: styles, content: css },
    { path: `pages/${page.file}.html`, content },
  ];
}
