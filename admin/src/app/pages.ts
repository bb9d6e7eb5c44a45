import type { PageRoute } from '@suite/host/page-loader';
import { paths } from '../paths.ts';

const login: PageRoute = {
  chunk: 'page-admin-login',
  load: () =>
    import(/* webpackChunkName: "page-admin-login" */ '../pages/admin-login/AdminLoginPage.tsx').then(
      ({ AdminLoginPage }) => ({ Page: AdminLoginPage }),
    ),
};

const pages: Record<string, PageRoute> = {
  [paths.dashboard]: {
    chunk: 'page-dashboard',
    load: () =>
      import(/* webpackChunkName: "page-dashboard" */ '../pages/dashboard/DashboardPage.tsx').then(
        ({ DashboardPage }) => ({ Page: DashboardPage }),
      ),
  },
  [paths.login]: login,
  [paths.panel]: {
    chunk: 'page-panel',
    load: () =>
      import(/* webpackChunkName: "page-panel" */ '../pages/panel/PanelPage.tsx').then(({ PanelPage }) => ({
        Page: PanelPage,
      })),
  },
};

/** Returns the page of a path. The shell mounts this remote only on its own paths; unknown ones show the login. */
export const pageFor = (pathname: string): PageRoute => pages[pathname] ?? login;
