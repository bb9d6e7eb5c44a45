import type { BuiltAssets, BuiltFile } from '@suite/build/app-description';
import { documentScript } from '@suite/contracts/document-script';
import { escapeHtml } from '@suite/contracts/escape-html';
import { type PageSection, sections } from '@suite/contracts/pages';
import { withDirectives } from '@suite/host/page-values';
import { createPrerender, scriptTags } from '@suite/host/prerender-tree';
import { createStaticRouter } from '@suite/host/static-router';
import { consentScript } from '@suite/site/consent-script';
import { frame } from '@suite/site/frame';
import { commonFont } from '@suite/ui/fonts';
import { GlobalStyle } from '@suite/ui/GlobalStyle';
import { toHex } from '@suite/ui/oklch';
import { dark, light } from '@suite/ui/palette';
import { ConsentStyle } from '../features/consent/ConsentStyle.tsx';
import { sectionPath } from '../features/navigation/navigation.ts';
import { PageFailure } from '../features/remotes/PageFailure.tsx';
import { Frame } from './Frame.tsx';
import { shellTrees } from './shell-trees.tsx';

/** Placeholder for the page's markup; the fragments are the text before and after it. */
const outletPlaceholder = '<!--outlet-->';

type Prerender = ReturnType<typeof createPrerender>;

/** Renders the frame of a section's pages. Header and footer are rendered with the id prefixes of their roots. */
async function renderFrame(section: PageSection, prerender: Prerender) {
  const trees = shellTrees({
    router: createStaticRouter(sectionPath(section)),
    onAskConsent: () => {},
  });
  const header = await prerender.render(trees.header, 'header-');
  const footer = await prerender.render(trees.footer, 'footer-');
  return prerender.render(<Frame header={header} outlet={outletPlaceholder} footer={footer} />);
}

const documentStart = (styleElement: string) =>
  [
    '<!doctype html>',
    '<html lang="<!--# echo var="lang" default="en" -->" data-public-url="{{public_url}}" data-year="{{year}}" data-client-reports="<!--# echo var="client_reports" default="0" -->">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the font, which takes a slow phone 50 ms.
    '<!--# echo var="hint" default="" encoding="none" -->',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<meta name="theme-color" content="${toHex(light.color.sand)}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${toHex(dark.color.sand)}" media="(prefers-color-scheme: dark)">`,
    // The first layout would not wait for a font that only the style contains. Compressed, the copy costs 0.2 KB.
    `<link rel="preload" href="${commonFont}" as="font" type="font/woff2" crossorigin>`,
    `<script>${documentScript}</script>`,
    `<script>${consentScript}</script>`,
    styleElement,
    '<!--# include virtual="/fragments/entry?app=marketing" -->',
    '<!--# include virtual="/fragments/entry?app=admin" -->',
  ].join('');

const include = (name: string) => `<!--# include virtual="/fragments/${name}" -->`;

const unavailablePage = (body: string) =>
  [
    include('document-start'),
    `<title>Page unavailable | ${escapeHtml(frame.name)}</title><meta name="robots" content="noindex">`,
    include('body-start?section=none'),
    `<div id="page">${body}</div>`,
    include('body-end'),
    '</body></html>',
  ].join('');

/**
 * Renders the shell's files (docs/gateway.md): the fragments of every page, their styles, and the error page for an
 * unavailable page.
 */
export async function render(assets: BuiltAssets): Promise<BuiltFile[]> {
  const prerender = createPrerender();
  // Rendered here only for their styles; they are not in the browser bundle.
  await prerender.render(<GlobalStyle />);
  await prerender.render(<ConsentStyle />);
  const parts = [];
  for (const section of [...sections, 'none' as const]) {
    const [start, end] = (await renderFrame(section, prerender)).split(outletPlaceholder);
    if (start === undefined || end === undefined) throw new Error('The shell rendered no outlet');
    parts.push({ section, start, end });
  }
  const unavailable = unavailablePage(await prerender.render(<PageFailure />));
  const styles = prerender.takeStyles('assets/shell/shell');
  return [
    styles.file,
    { path: 'fragments/document-start.html', content: withDirectives(documentStart(styles.element)) },
    ...parts.map(({ section, start }) => ({
      path: `fragments/body-start.${section}.html`,
      content: `</head><body><div id="app">${start}`,
    })),
    { path: 'fragments/body-end.html', content: `${parts[0]?.end}</div>${scriptTags(assets.entry)}` },
    { path: 'pages/unavailable.html', content: unavailable },
  ];
}
