import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { withDirectives } from './page-values.ts';

/** Renders trees to HTML and gathers their styles; `identifierPrefix` is the one the browser's root uses. */
export function createPrerender(identifierPrefix: string) {
  const sheet = new ServerStyleSheet();
  return {
    /** The tree's HTML once nothing in it suspends any more, with the gateway's directives in place. */
    async render(tree: ReactNode): Promise<string> {
      const { prelude } = await prerender(sheet.collectStyles(tree), {
        identifierPrefix,
        // React would put a large Suspense boundary at the end of the page and an inline script to move it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      });
      return withDirectives(await new Response(prelude).text());
    },
    /** The rules of every styled component rendered so far; the last call, nothing can be rendered after it. */
    takeCss(): string {
      const tags = sheet.getStyleTags();
      sheet.seal();
      const texts = [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
      return texts.join('').replace(/\/\*!sc\*\/\s*/g, '');
    },
  };
}

/** A file name's part that changes with the content. */
export const contentHash = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
