import { spawn } from 'node:child_process';
import path from 'node:path';
import { startRemote, startShell } from '@suite/build/dev-server';
import { app as admin } from '../admin/app.build.ts';
import { app as marketing } from '../marketing/app.build.ts';
import { app as shell } from '../shell/app.build.ts';

/**
 * `npm run dev`: three hot-reloading dev servers behind one origin; the API restarts when its sources change.
 */
const port = Number(process.env.PORT) || 8080;
const apiPort = port + 1;
process.env.NODE_ENV = 'development';

const root = path.join(import.meta.dirname, '..');
const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', path.join(root, 'api/src/server/main.ts'), '--behind-proxy'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(apiPort) },
  },
);

const remotes = [
  { app: marketing, port: port + 2 },
  { app: admin, port: port + 3 },
];
const servers: { stop(): Promise<void> }[] = [];
for (const { app, port: remotePort } of remotes) servers.push(await startRemote(app, remotePort, { port }));
servers.push(await startShell({ shell, remotes, apiPort, port }));
console.log(`\nDevelopment server at http://localhost:${port}. Ctrl-C ends it.`);

async function stop() {
  api.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
