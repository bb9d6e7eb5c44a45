import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { docker } from '../../scripts/docker.ts';

const root = path.join(import.meta.dirname, '../..');
const image = 'nginxinc/nginx-unprivileged:1.30';

/** Returns whether Docker runs here and has the nginx image. */
export const hasNginx = () => spawnSync('docker', ['image', 'inspect', image]).status === 0;

/** Writes to `folder` the fallback pages and the gateway's nginx template, with `api` as its only upstream server. */
function writeConfiguration(folder: string, api: string) {
  const writer = path.join(root, 'packages/gateway/src/write-fallbacks.ts');
  const { status } = spawnSync(process.execPath, [writer, path.join(folder, 'fallback')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The fallback pages could not be written');
  const template = readFileSync(path.join(root, 'nginx/templates/gateway.conf.template'), 'utf8');
  writeFileSync(
    path.join(folder, 'gateway.conf.template'),
    template.replaceAll('server api:4000 resolve', `server ${api}`),
  );
}

function startContainer(network: string, folder: string): string {
  const mounts = {
    [path.join(folder, 'fallback')]: '/usr/share/nginx/fallback',
    [path.join(folder, 'gateway.conf.template')]: '/etc/nginx/templates/gateway.conf.template',
    [path.join(root, 'nginx/templates/metrics.conf.template')]: '/etc/nginx/templates/metrics.conf.template',
    [path.join(root, 'nginx/nginx.conf')]: '/etc/nginx/nginx.conf',
    [path.join(root, 'nginx/hidden-headers.conf')]: '/etc/nginx/gateway/hidden-headers.conf',
    [path.join(root, 'nginx/api-check.conf')]: '/etc/nginx/gateway/api-check.conf',
    [path.join(root, 'nginx/entrypoint/18-settings.envsh')]: '/docker-entrypoint.d/18-settings.envsh',
  };
  const volumes = Object.entries(mounts).flatMap(([from, to]) => ['--volume', `${from}:${to}:ro`]);
  const writable = ['/etc/nginx/conf.d', '/var/cache/nginx'].flatMap((target) => [
    '--tmpfs',
    `${target}:uid=101,gid=101`,
  ]);
  const settings = ['--env', 'NGINX_ENTRYPOINT_LOCAL_RESOLVERS=1', '--log-opt', 'max-size=1m'];
  return docker('run', '--detach', '--network', network, ...volumes, ...writable, ...settings, image);
}

const inspect = (container: string, format: string) => docker('inspect', '--format', format, container);

async function untilAnswering(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${url}/api/auth-check`).catch(() => undefined);
    if (response?.status === 401) return;
    await delay(100);
  }
  throw new Error(`nginx does not reach the API behind ${url}`);
}

/** Starts an nginx gateway container in front of each API; `addresses` are on this machine. Needs Docker on Linux. */
export async function startNginx<Name extends string>(addresses: Record<Name, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const network = docker('network', 'create', path.basename(folder));
  const host = docker('network', 'inspect', '--format', '{{(index .IPAM.Config 0).Gateway}}', network);
  const containers: string[] = [];
  const urls = {} as Record<Name, string>;
  const pids = {} as Record<Name, number>;
  const stop = () => {
    if (containers.length > 0) docker('rm', '--force', ...containers);
    docker('network', 'rm', network);
    rmSync(folder, { recursive: true });
  };
  try {
    for (const name of Object.keys(addresses) as Name[]) {
      writeConfiguration(folder, `${host}:${new URL(addresses[name]).port}`);
      const container = startContainer(network, folder);
      containers.push(container);
      urls[name] =
        `http://${inspect(container, '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}')}:8080`;
      pids[name] = Number(inspect(container, '{{.State.Pid}}'));
      await untilAnswering(urls[name]);
    }
  } catch (error) {
    stop();
    throw error;
  }
  return { urls, pids, stop };
}
