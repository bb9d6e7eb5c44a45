import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { withDirectives } from './page-values.ts';

/** Creates a renderer that collects styles. `identifierPrefix` must be that of the browser's root. */
export function createPrerender(identifierPrefix: string) {
  const sheet = new ServerStyleSheet();
  return {
    /** Returns the tree's HTML after all suspended parts have resolved, with the gateway's directives. */
    async render(tree: ReactNode): Promise<string> {
      const { prelude } = await prerender(sheet.collectStyles(tree), {
        identifierPrefix,
        // React would move a large Suspense boundary to the end of the page, with an inline script to place
        // it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      });
      return withDirectives(await new Response(prelude).text());
    },
    /** Returns the CSS of all rendered components. Nothing can be rendered after this call. */
    takeCss(): string {
      const tags = sheet.getStyleTags();
      sheet.seal();
      const texts = [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
      return texts.join('').replace(/\/\*!sc\*\/\s*/g, '');
    },
  };
}

/** Returns a short content hash for a file name. */
export const contentHash = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
