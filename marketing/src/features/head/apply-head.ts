import { describePage } from '../../content/pages.ts';
import { type HeadElement, headElements } from './head-elements.ts';

/** Selects the elements that belong to one page; the rest of the head is the same on every page. */
const ofOnePage = [
  'title',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

function createElement({ tag, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Replaces the page-specific elements of the document's head with those of another page. */
export function applyHead(pathname: string) {
  for (const element of document.head.querySelectorAll(ofOnePage)) element.remove();
  document.head.append(...headElements(describePage(pathname)).map(createElement));
}
