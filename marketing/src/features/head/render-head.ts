import { escapeHtml } from '@suite/contracts/escape-html';
import type { PageDescriptor } from '../../content/pages.ts';
import { type HeadElement, headElements } from './head-elements.ts';

function renderElement({ tag, attributes, text }: HeadElement): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  if (text === undefined) return start;
  return `${start}${tag === 'script' ? text : escapeHtml(text)}</${tag}>`;
}

/** Renders the page-specific elements of the head as HTML. */
export const renderHead = (page: PageDescriptor): string => headElements(page).map(renderElement).join('');
