import { site } from '@suite/site/site';
import { paths } from '../paths.ts';

const titles: Record<string, string> = {
  [paths.dashboard]: 'Business Leads Dashboard',
  [paths.login]: 'Admin Login',
  [paths.panel]: 'Admin Panel',
};

const titleOf = (pathname: string) => `${titles[pathname] ?? 'Admin Login'} | ${site.name}`;

/** The head of a page file: none of these pages is for search engines. */
export const renderHead = (pathname: string) =>
  `<title>${titleOf(pathname)}</title><meta name="robots" content="noindex">`;

/** Gives the document the head of a page that was reached without a page load. */
export function applyHead(pathname: string) {
  document.title = titleOf(pathname);
  if (document.head.querySelector('meta[name="robots"]')) return;
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
}
