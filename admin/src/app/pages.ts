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

/** Returns the page for a path, or the login if there is none. The shell mounts this remote only on the paths above. */
export const pageFor = (pathname: string): PageRoute => pages[pathname] ?? login;
