import type { Role } from '@suite/contracts/session';
import { type ComponentType, lazy } from 'react';
import { paths } from '../../paths.ts';

export type PanelViewName =
  | 'submissions'
  | 'last-visit'
  | 'exports'
  | 'privacy'
  | 'audit'
  | 'account'
  | 'administrators';

export interface PanelView {
  name: PanelViewName;
  /** Whether only administrators may open it. */
  isRestricted: boolean;
  View: ComponentType;
}

/** The views besides the submissions, in navigation order; each is loaded on demand. */
const panelViews: readonly PanelView[] = [
  {
    name: 'last-visit',
    isRestricted: false,
    View: lazy(() =>
      import(/* webpackChunkName: "panel-last-visit" */ '../../features/last-visit/LastVisitScreen.tsx').then(
        ({ LastVisitScreen }) => ({ default: LastVisitScreen }),
      ),
    ),
  },
  {
    name: 'exports',
    isRestricted: true,
    View: lazy(() =>
      import(/* webpackChunkName: "panel-exports" */ '../../features/exports/ExportsScreen.tsx').then(
        ({ ExportsScreen }) => ({ default: ExportsScreen }),
      ),
    ),
  },
  {
    name: 'privacy',
    isRestricted: true,
    View: lazy(() =>
      import(/* webpackChunkName: "panel-privacy" */ '../../features/privacy/PrivacyScreen.tsx').then(
        ({ PrivacyScreen }) => ({ default: PrivacyScreen }),
      ),
    ),
  },
  {
    name: 'audit',
    isRestricted: true,
    View: lazy(() =>
      import(/* webpackChunkName: "panel-audit" */ '../../features/audit/AuditScreen.tsx').then(
        ({ AuditScreen }) => ({ default: AuditScreen }),
      ),
    ),
  },
  {
    name: 'account',
    isRestricted: false,
    View: lazy(() =>
      import(/* webpackChunkName: "panel-account" */ '../../features/account/AccountScreen.tsx').then(
        ({ AccountScreen }) => ({ default: AccountScreen }),
      ),
    ),
  },
  {
    name: 'administrators',
    isRestricted: true,
    View: lazy(() =>
      import(
        /* webpackChunkName: "panel-administrators" */ '../../features/administrators/AdministratorsScreen.tsx'
      ).then(({ AdministratorsScreen }) => ({ default: AdministratorsScreen })),
    ),
  },
];

/** Returns the views that a role may open. */
export const viewsFor = (role: Role) =>
  panelViews.filter(({ isRestricted }) => !isRestricted || role === 'administrator');

/** Returns the address of a view. */
export const addressOf = (name: PanelViewName) =>
  name === 'submissions' ? paths.panel : `${paths.panel}?view=${name}`;
