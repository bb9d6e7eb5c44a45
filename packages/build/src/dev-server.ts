import http from 'node:http';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { AppDescription } from './app-description.ts';
import { browserConfig } from './webpack-config.ts';

interface Origin {
  port: number;
}

/** Kept-alive connections to a server that restarts end in ECONNRESET. */
const agent = new http.Agent({ keepAlive: false });

const socketPath = (app: AppDescription) => `/hot/${app.name}`;

function devConfig(app: AppDescription): Configuration {
  const config = browserConfig(app, 'development', true);
  // Its overlay is webpack-dev-server's own.
  return { ...config, plugins: [...(config.plugins ?? []), new ReactRefreshPlugin({ overlay: false })] };
}

function serverOptions(app: AppDescription, origin: Origin): ServerConfiguration {
  return {
    hot: true,
    allowedHosts: 'all',
    // Hot updates of every app come through the one origin that the browser knows.
    client: {
      webSocketURL: { pathname: socketPath(app), port: origin.port },
      overlay: { runtimeErrors: false },
    },
    webSocketServer: { type: 'ws', options: { path: socketPath(app) } },
    devMiddleware: { publicPath: `/assets/${app.name}/` },
    setupExitSignals: false,
  };
}

/** Serves a remote with hot reload on a port of its own. */
export async function startRemote(app: AppDescription, port: number, origin: Origin) {
  const server = new WebpackDevServer({ ...serverOptions(app, origin), port }, webpack(devConfig(app)));
  await server.start();
  return server;
}

/**
 * React in the shell meets the refresh runtimes of three bundles: a hook that remembers renderers has to be there
 * before the first of them.
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

/** Serves the shell with hot reload at the one origin, with the remotes and the API behind it. */
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
