import { escapeHtml } from '@suite/contracts/escape-html';
import { paths } from '../paths.ts';
import { titleOf } from '../screen/use-title.ts';

const titles: Record<string, string> = {
  [paths.dashboard]: 'Business Leads Dashboard',
  [paths.login]: 'Admin Login',
  [paths.panel]: 'Admin Panel',
};

/** Renders the head of a page file, which excludes the page from search engines. */
export const renderHead = (pathname: string) =>
  `<title>${escapeHtml(titleOf(titles[pathname] ?? 'Admin Login'))}</title><meta name="robots" content="noindex">`;

/** Adds the robots meta element after a client-side navigation. The screen itself sets the title. */
export function applyHead() {
  if (document.head.querySelector('meta[name="robots"]')) return;
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
}
