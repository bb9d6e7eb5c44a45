import type { Role } from '@suite/contracts/session';
import { forgetPage, loadPage, type PageRoute } from '@suite/host/page-loader';
import { paths } from '../../paths.ts';

export type PanelViewName = 'submissions' | 'exports' | 'privacy' | 'audit' | 'account' | 'administrators';

export interface PanelView extends PageRoute {
  name: PanelViewName;
  /** Whether only administrators may open it. */
  isRestricted: boolean;
}

/** The views besides the submissions, in navigation order; each is loaded on demand. */
const panelViews: readonly PanelView[] = [
  {
    name: 'exports',
    chunk: 'panel-exports',
    isRestricted: true,
    load: () =>
      import(/* webpackChunkName: "panel-exports" */ '../../features/exports/ExportsScreen.tsx').then(
        ({ ExportsScreen }) => ({ Page: ExportsScreen }),
      ),
  },
  {
    name: 'privacy',
    chunk: 'panel-privacy',
    isRestricted: true,
    load: () =>
      import(/* webpackChunkName: "panel-privacy" */ '../../features/privacy/PrivacyScreen.tsx').then(
        ({ PrivacyScreen }) => ({ Page: PrivacyScreen }),
      ),
  },
  {
    name: 'audit',
    chunk: 'panel-audit',
    isRestricted: true,
    load: () =>
      import(/* webpackChunkName: "panel-audit" */ '../../features/audit/AuditScreen.tsx').then(
        ({ AuditScreen }) => ({ Page: AuditScreen }),
      ),
  },
  {
    name: 'account',
    chunk: 'panel-account',
    isRestricted: false,
    load: () =>
      import(/* webpackChunkName: "panel-account" */ '../../features/account/AccountScreen.tsx').then(
        ({ AccountScreen }) => ({ Page: AccountScreen }),
      ),
  },
  {
    name: 'administrators',
    chunk: 'panel-administrators',
    isRestricted: true,
    load: () =>
      import(
        /* webpackChunkName: "panel-administrators" */ '../../features/administrators/AdministratorsScreen.tsx'
      ).then(({ AdministratorsScreen }) => ({ Page: AdministratorsScreen })),
  },
];

/** Returns the views that a role may open. */
export const viewsFor = (role: Role) =>
  panelViews.filter(({ isRestricted }) => !isRestricted || role === 'administrator');

/** Returns the name of the view that the query of an address selects, or undefined for the submissions. */
export const viewNameAt = (search: string) => new URLSearchParams(search).get('view') ?? undefined;

/** Loads the code of a view, if there is one of this name, ahead. After a failure, opening the view tries again. */
export function preloadView(name: string | undefined) {
  const view = panelViews.find((candidate) => candidate.name === name);
  if (view) loadPage(view).catch(() => forgetPage(view));
}

/** Returns the address of a view. */
export const addressOf = (name: PanelViewName) =>
  name === 'submissions' ? paths.panel : `${paths.panel}?view=${name}`;
