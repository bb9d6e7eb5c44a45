import http from 'node:http';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { AppDescription } from './app-description.ts';
import { browserConfig } from './webpack-config.ts';

interface Origin {
  port: number;
}

/** Keeps no connections open: after a restart of the target, they would fail with ECONNRESET. */
const agent = new http.Agent({ keepAlive: false });

const socketPath = (app: AppDescription) => `/hot/${app.name}`;

function devConfig(app: AppDescription): Configuration {
  const config = browserConfig(app, 'development', true);
  // webpack-dev-server already shows an overlay.
  return { ...config, plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false })] };
}

function serverOptions(app: AppDescription, origin: Origin): ServerConfiguration {
  return {
    hot: true,
    allowedHosts: 'all',
    // The browser receives the hot updates of every app through one origin.
    client: {
      webSocketURL: { pathname: socketPath(app), port: origin.port },
      overlay: { runtimeErrors: false },
    },
    webSocketServer: { type: 'ws', options: { path: socketPath(app) } },
    devMiddleware: { publicPath: `/assets/${app.name}/` },
    setupExitSignals: false,
  };
}

/** Starts a hot-reloading dev server for a remote on a separate port. */
export async function startRemote(app: AppDescription, port: number, origin: Origin) {
  const server = new WebpackDevServer({ ...serverOptions(app, origin), port }, webpack(devConfig(app)));
  await server.start();
  return server;
}

/**
 * A React DevTools hook that stores renderers. It must exist before React loads in the shell, because the
 * refresh runtimes of three bundles attach to it.
 */
const refreshHook = `
const renderers = new Map();
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers, supportsFiber: true, checkDCE() {}, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
  inject(renderer) { const id = renderers.size + 1; renderers.set(id, renderer); return id; },
};`;

const developmentDocument = (remotes: AppDescription[]) => `<!doctype html>
<html lang="en" data-public-url="" data-year="${new Date().getUTCFullYear()}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<script>${refreshHook}</script>
${remotes.map(({ name }) => `<meta name="mf-remote" content="${name} /assets/${name}/remoteEntry.js">`).join('\n')}
<script defer src="/assets/shell/shell.js"></script>
</head>
<body><div id="app"></div></body>
</html>`;

export interface DevelopmentSite {
  shell: AppDescription;
  remotes: { app: AppDescription; port: number }[];
  apiPort: number;
  port: number;
}

/** Starts a hot-reloading dev server for the shell that proxies the remotes and the API under one origin. */
export async function startShell({ shell, remotes, apiPort, port }: DevelopmentSite) {
  const page = developmentDocument(remotes.map(({ app }) => app));
  const options: ServerConfiguration = {
    ...serverOptions(shell, { port }),
    port,
    host: '0.0.0.0',
    static: remotes.map(({ app }) => ({
      directory: `${app.folder}/public`,
      watch: false,
      serveIndex: false,
    })),
    proxy: [
      { context: '/api', target: `http://127.0.0.1:${apiPort}`, agent, xfwd: true },
      ...remotes.map(({ app, port: remotePort }) => ({
        context: [`/assets/${app.name}`, socketPath(app)],
        target: `http://127.0.0.1:${remotePort}`,
        ws: true,
        agent,
      })),
    ],
    setupMiddlewares(middlewares) {
      middlewares.push({
        name: 'page',
        middleware: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(page);
        },
      });
      return middlewares;
    },
  };
  const server = new WebpackDevServer(options, webpack(devConfig(shell)));
  await server.start();
  return server;
}
