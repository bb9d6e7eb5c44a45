import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createGateway, type GatewayOptions } from '@suite/gateway/gateway';
import { readConfig } from '../../api/src/server/config.ts';
import { startApi } from '../../api/src/server/start-api.ts';

type EmbeddedOptions = Omit<GatewayOptions, 'api' | 'adminHosts'> & { adminHosts?: string | undefined };

/** Starts the embedded gateway on given front ends in this process, with an API on an empty database. */
export async function startEmbedded({ adminHosts, ...options }: EmbeddedOptions) {
  const folder = mkdtempSync(path.join(tmpdir(), 'embedded-product-'));
  const config = readConfig({
    DATA_DIR: folder,
    LIMIT_INTAKE: '100000',
    LOG_LEVEL: 'silent',
    ...(adminHosts && { ADMIN_HOSTS: adminHosts }),
  });
  const api = await startApi(config, { isBehindProxy: true });
  const { adminHosts: hosts } = config;
  const server = createGateway({ ...options, adminHosts: hosts, api: api.callback }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    http: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await api.close();
      rmSync(folder, { recursive: true });
    },
  };
}
