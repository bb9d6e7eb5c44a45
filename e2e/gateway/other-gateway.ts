import { expect } from '@playwright/test';
import { docker } from '../../scripts/docker.ts';
import { startProduct } from '../../scripts/testing/start-product.ts';
import { administrator } from '../support/administrator.ts';
import { canDisrupt, compose, logsOf } from './compose.ts';
import { sendRequest } from './send-request.ts';

/** A gateway of the kind under test with other settings. */
interface OtherGateway {
  http: string;
  stop(): Promise<void> | void;
}

/** Ports a gateway container listens on. */
const ports = { http: 8080, admin: 8082, https: 8443 };

export interface GatewayContainer extends Record<keyof typeof ports, string> {
  id: string;
  logs(): string;
  stop(): void;
}

/** Returns the options of `docker` that set environment variables in a container. */
export const asArguments = (variables: Record<string, string>) =>
  Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]);

/** Starts another gateway beside the compose project's, with separate caches. `tls` is the folder of certificates. */
function createGateway(variables: Record<string, string>, tls?: string): GatewayContainer {
  const [image = '', ...networks] = docker(
    'inspect',
    '--format',
    '{{.Config.Image}}{{range $name, $_ := .NetworkSettings.Networks}} {{$name}}{{end}}',
    compose('ps', '-q', 'gateway'),
  ).split(' ');
  // Docker publishes no ports for a container that is only in internal networks.
  const isInternal = (name: string) =>
    docker('network', 'inspect', '--format', '{{.Internal}}', name) === 'true';
  const [outer = '', ...others] = networks.sort((a, b) => Number(isInternal(a)) - Number(isInternal(b)));
  const caches = '/var/cache/nginx:uid=101,gid=101,size=32m';
  const writable = ['/tmp', '/etc/nginx/conf.d:uid=101,gid=101', caches];
  const id = docker(
    'create',
    ...['--network', outer, '--read-only', '--cap-drop', 'ALL'],
    ...writable.flatMap((folder) => ['--tmpfs', folder]),
    ...Object.values(ports).flatMap((port) => ['--publish', `127.0.0.1::${port}`]),
    ...(tls ? ['--volume', `${tls}:/etc/nginx/tls:ro`] : []),
    ...asArguments(variables),
    image,
  );
  for (const network of others) docker('network', 'connect', network, id);
  docker('start', id);
  const published = (name: keyof typeof ports) => {
    try {
      const [address = ''] = docker('port', id, String(ports[name])).split('\n');
      return `${name === 'https' ? 'https' : 'http'}://localhost:${address.split(':').at(-1)}`;
    } catch {
      // The container has already exited, and its log says why.
      return '';
    }
  };
  return {
    id,
    http: published('http'),
    admin: published('admin'),
    https: published('https'),
    logs: () => logsOf(id),
    stop: () => void docker('rm', '--force', '--volumes', id),
  };
}

/** Waits until the gateway reaches the API. */
const waitUntilReady = (baseUrl: string) =>
  expect(async () => {
    expect((await sendRequest('/api/captcha', { baseUrl })).status).not.toBe(503);
  }).toPass({ timeout: 60_000, intervals: [100] });

/** Starts another gateway beside the compose project's, and waits until it is ready. Throws with its output. */
export async function startGateway(variables: Record<string, string>, tls?: string) {
  const gateway = createGateway(variables, tls);
  await waitUntilReady(tls ? gateway.https : gateway.http).catch((error) => {
    const logText = gateway.logs();
    gateway.stop();
    throw new Error(logText, { cause: error });
  });
  return gateway;
}

/**
 * Starts another gateway of the kind under test: nginx beside the compose project's, or a separate embedded product.
 */
export async function startOther(variables: Record<string, string>): Promise<OtherGateway> {
  if (canDisrupt) return startGateway(variables);
  const { env, stop } = await startProduct({ ...process.env, PUBLIC_URL: '', DATABASE_URL: '' }, [], {
    variables: { ADMIN_PASSWORD: administrator().password, ...variables },
  });
  return { http: env.TEST_GATEWAY_URL, stop };
}
