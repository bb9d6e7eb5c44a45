import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { withDirectives } from './page-values.ts';

export interface Prerendered {
  body: string;
  /** The rules of every styled component that was rendered. */
  css: string;
}

/** Renders a tree to HTML once nothing in it suspends any more, with the gateway's directives in place. */
export async function prerenderTree(tree: ReactNode, identifierPrefix: string): Promise<Prerendered> {
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(sheet.collectStyles(tree), { identifierPrefix });
    const body = withDirectives(await new Response(prelude).text());
    const css = [...sheet.getStyleTags().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, text]) => text,
    );
    return { body, css: css.join('').replace(/\/\*!sc\*\/\s*/g, '') };
  } finally {
    sheet.seal();
  }
}

/** A file name's part that changes with the content. */
export const contentHash = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);
