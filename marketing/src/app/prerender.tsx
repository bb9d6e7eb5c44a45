import type { BuiltAssets, BuiltFile } from '@suite/build/app-description';
import { entryFragment, type PageFile, prerenderPage } from '@suite/host/prerender-remote';
import { pageFor } from './pages.ts';

const files: PageFile[] = [
  { file: 'index', pathname: '/', lang: 'en', section: 'home' },
  { file: 'business', pathname: '/business', lang: 'en', section: 'none' },
  { file: 'business/jp', pathname: '/business/jp', lang: 'ja', section: 'none' },
  { file: '404', pathname: '/404', lang: 'en', section: 'none' },
];

/** Marketing's part of every public page (docs/gateway.md). */
export async function render(assets: BuiltAssets): Promise<BuiltFile[]> {
  const pages = await Promise.all(files.map((file) => prerenderPage('marketing', pageFor, file, assets)));
  return [entryFragment('marketing', assets), ...pages.flat()];
}
