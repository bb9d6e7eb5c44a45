import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/testing/free-port.ts';
import { root } from '../../scripts/testing/run.ts';
import { installFiles, makeFolder, makePair } from '../gateway/certificate.ts';
import { imageNameOf } from '../gateway/compose.ts';

/** Tests docker-compose.acme.yml against an issuer on this machine: Debian's `pebble`, with its own name server. */

const folder = makeFolder();
const processes: ChildProcess[] = [];
const project = `acme-test-${process.pid}`;
let environment: NodeJS.ProcessEnv;

const run = (...args: string[]) =>
  execFileSync('docker', ['compose', ...args], {
    cwd: root,
    env: environment,
    encoding: 'utf8',
    stdio: 'pipe',
  });

function start(program: string, ...args: string[]) {
  const env = { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' };
  processes.push(spawn(program, args, { cwd: folder, env, stdio: 'ignore' }));
}

const issuerAt = (port: number) =>
  new Promise<string>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(String(socket.getPeerCertificate().issuer.CN));
      socket.destroy();
    });
    socket.on('error', (error) => resolve(error.message));
  });

test.afterAll(() => {
  run('down', '--volumes', '--rmi', 'local', '--timeout', '1');
  for (const child of processes) child.kill();
  rmSync(folder, { recursive: true });
});

test('the gateway gets a certificate by ACME and loads it without a restart', async () => {
  // It builds an image and waits for many programs, which took four minutes beside other tests on a slow machine.
  test.setTimeout(600_000);
  const [issuer, management, names, http, https] = await Promise.all(Array.from({ length: 5 }, freePort));
  installFiles(folder, makePair({ names: ['issuer.test'] }));
  const pebble = {
    listenAddress: `0.0.0.0:${issuer}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: 'fullchain.pem',
    privateKey: 'privkey.pem',
    httpPort: http,
    tlsPort: https,
  };
  writeFileSync(path.join(folder, 'pebble.json'), JSON.stringify({ pebble }));
  const off = ['-http01', '', '-https01', '', '-tlsalpn01', '', '-management', ''];
  start(
    'pebble-challtestsrv',
    '-defaultIPv4',
    '127.0.0.1',
    '-defaultIPv6',
    '',
    '-dns01',
    `:${names}`,
    ...off,
  );
  start('pebble', '-config', 'pebble.json', '-dnsserver', `127.0.0.1:${names}`);
  const override = {
    services: {
      gateway: { image: imageNameOf('gateway') },
      certificate: {
        extra_hosts: ['issuer.test:host-gateway'],
        environment: { CURL_CA_BUNDLE: '/issuer/fullchain.pem' },
        volumes: [`${folder}:/issuer:ro`],
      },
    },
  };
  writeFileSync(path.join(folder, 'override.yml'), JSON.stringify(override));
  environment = {
    ...process.env,
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: ['docker-compose.yml', 'docker-compose.acme.yml', path.join(folder, 'override.yml')].join(
      ':',
    ),
    PORT: String(http),
    HTTPS_PORT: String(https),
    PUBLIC_URL: `https://www.shop.test:${https}`,
    ACME_EMAIL: 'operator@shop.test',
    ACME_SERVER: `https://issuer.test:${issuer}/dir`,
  };
  run('build', 'certificate');
  run('up', '--detach', '--no-deps', '--no-build', '--wait', 'certificate');
  run('up', '--detach', '--no-deps', '--no-build', 'gateway');
  // With the log, which says why there is no certificate.
  const state = async () => `${await issuerAt(Number(https))}\n${run('logs', '--tail', '3')}`;
  await expect.poll(state, { timeout: 400_000, intervals: [2000] }).toMatch(/^Pebble/);
  expect(run('logs', 'certificate')).toContain('the certificate for www.shop.test is up to date');
});
