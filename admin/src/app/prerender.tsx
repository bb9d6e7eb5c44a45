import type { BuiltAssets, BuiltFile } from '@suite/build/app-description';
import { entryFragment, pageDocument, pageScripts } from '@suite/host/prerender-remote';
import { token } from '@suite/ui/theme';
import { paths } from '../paths.ts';
import { renderHead } from './head.ts';
import { pageFor } from './pages.ts';

const textStyle = [
  'box-sizing: border-box',
  `min-height: calc(100dvh - ${token('size', 'header')})`,
  `padding: ${token('space', 9)} ${token('space', 'gutter')}`,
  'text-align: center',
].join('; ');

/** Shows 'Loading...' only until scripts can't run or could not be loaded (packages/contracts/src/document-script.js). */
const placeholderStyles = [
  '<style>',
  '#page:not([data-without-script])>[data-served=failure],[data-without-script]>[data-served=loading]{display:none}',
  '@media (scripting:none){[data-served=loading]{display:none}}',
  '</style>',
].join('');

/** Shown until the page has rendered. It has the same colour scheme and text position as `Loading`. */
const placeholder = [
  '<div id="page" data-remote="admin" data-scheme="auto">',
  '<noscript><p style="text-align: center">The administrator area needs JavaScript.</p></noscript>',
  `<p role="status" data-served="loading" style="${textStyle}; color: ${token('color', 'textMuted')}">Loading...</p>`,
  `<div role="alert" data-served="failure" style="${textStyle}"><h1>This page could not be loaded</h1>`,
  '<p>Your connection may be down, or we may be updating this page.</p>',
  '<p><a href="">Reload the page</a></p></div>',
  '</div>',
].join('');

/** Renders the files of the three admin pages (docs/gateway.md); their content is rendered only in the browser. */
export async function render(assets: BuiltAssets): Promise<BuiltFile[]> {
  const pages = Object.values(paths).map((pathname) => ({
    path: `pages${pathname}.html`,
    content: pageDocument({
      page: { lang: 'en', section: 'none' },
      head: renderHead(pathname) + placeholderStyles,
      body: placeholder,
      scripts: pageScripts(assets, pageFor(pathname)),
    }),
  }));
  return [entryFragment('admin', assets), ...pages];
}
