import { paths } from '../paths.ts';
import { titleOf } from '../screen/use-title.ts';

const titles: Record<string, string> = {
  [paths.dashboard]: 'Business Leads Dashboard',
  [paths.login]: 'Admin Login',
  [paths.panel]: 'Admin Panel',
};

/** The head of a page file: none of these pages is for search engines. */
export const renderHead = (pathname: string) =>
  `<title>${titleOf(titles[pathname] ?? 'Admin Login')}</title><meta name="robots" content="noindex">`;

/** Gives the document the head of a page that was reached without a page load; its title is the screen's to say. */
export function applyHead() {
  if (document.head.querySelector('meta[name="robots"]')) return;
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
}
