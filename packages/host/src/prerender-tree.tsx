import { createHash } from 'node:crypto';
import type { BuiltFile } from '@suite/build/app-description';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { withDirectives } from './page-values.ts';

/**
 * Returns the tags of scripts. They belong to the end of a document: in its head they would share a slow connection
 * with the rest of the document and its first picture (docs/decisions/0157).
 */
export const scriptTags = (sources: string[]) =>
  sources.map((source) => `<script defer src="${source}"></script>`).join('');

/** Creates a renderer that collects styles. */
export function createPrerender() {
  const sheet = new ServerStyleSheet();
  return {
    /**
     * Returns the tree's HTML after all suspended parts have resolved, with the gateway's directives. `identifierPrefix`
     * must be that of the browser's root.
     */
    async render(tree: ReactNode, identifierPrefix = ''): Promise<string> {
      const { prelude } = await prerender(sheet.collectStyles(tree), {
        identifierPrefix,
        // Otherwise React moves a large Suspense boundary to the end of the page and adds an inline script to place it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      });
      return withDirectives(await new Response(prelude).text());
    },
    /**
     * Returns the styles of all rendered components as a style element, and as a file to link if the element is blocked
     * (`shell/src/app/link-blocked-styles.ts`). `name` is the file's path without its hash. Nothing
     * can be rendered after this call. Throws an error for text that could end the element.
     */
    takeStyles(name: string): { element: string; file: BuiltFile } {
      const tags = sheet.getStyleTags();
      sheet.seal();
      const texts = [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
      const css = texts.join('').replace(/\/\*!sc\*\/\s*/g, '');
      if (/<[!/]/.test(css)) throw new Error(`The styles of ${name} contain "</" or "<!"`);
      const path = `${name}.${contentHash(css)}.css`;
      return { element: `<style data-copy="/${path}">${css}</style>`, file: { path, content: css } };
    },
  };
}

/** Returns a short content hash for a file name. */
const contentHash = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 12);
