import type { BuiltAssets, BuiltFile } from '@suite/build/app-description';
import { entryFragment, pageDocument, pageScripts } from '@suite/host/prerender-remote';
import { paths } from '../paths.ts';
import { renderHead } from './head.ts';
import { pageFor } from './pages.ts';

/** What stands until the page's script has taken over; the scheme is already the one that the page will have. */
const placeholder = [
  '<div id="page" data-remote="admin" data-scheme="auto">',
  '<p role="status" style="padding: 2rem; text-align: center">Loading...</p>',
  '<noscript><p style="text-align: center">The administrator area needs JavaScript.</p></noscript>',
  '</div>',
].join('');

/** Admin's part of its three pages (docs/gateway.md): they are rendered in the browser only. */
export async function render(assets: BuiltAssets): Promise<BuiltFile[]> {
  const pages = Object.values(paths).map((pathname) => ({
    path: `pages${pathname}.html`,
    content: pageDocument({
      page: { lang: 'en', section: 'none' },
      head: renderHead(pathname) + pageScripts(assets, pageFor(pathname)),
      body: placeholder,
    }),
  }));
  return [entryFragment('admin', assets), ...pages];
}
