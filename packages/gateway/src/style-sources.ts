import { createHash } from 'node:crypto';

/**
 * Returns the sources that allow the style elements of a page or fragment in the Content-Security-Policy: their hashes,
 * separated by spaces (CSP Level 3, section 6.7.3.3).
 */
export const styleSources = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    .join(' ');
