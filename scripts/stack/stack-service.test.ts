import { type ComposeService, stackNetwork, stackService } from './stack-service.ts';

const asStack = (service: ComposeService, scripts = '') =>
  stackService({ restart: 'unless-stopped', ...service }, 'suite-api', scripts);

const volume = (source: string, target: string) => ({ type: 'volume', source, target, read_only: true });

test('converts limits, replicas and tmpfs mounts', () => {
  const { deploy, volumes } = asStack({
    scale: 2,
    mem_limit: '134217728',
    cpus: 0.5,
    pids_limit: 100,
    tmpfs: ['/tmp', '/run:uid=1'],
  });
  expect(deploy).toMatchObject({
    replicas: 2,
    resources: { limits: { memory: '134217728', cpus: '0.5', pids: 100 } },
  });
  expect(volumes).toEqual([
    { type: 'tmpfs', target: '/tmp' },
    { type: 'tmpfs', target: '/run' },
  ]);
});

test.each([
  ['a service without data starts the new task first', {}, 'start-first'],
  [
    'a service with journals starts the new task first',
    { volumes: [volume('api-data', '/data')] },
    'start-first',
  ],
  ['a service with data stops first', { volumes: [volume('mysql-data', '/data')] }, 'stop-first'],
  ['a service with a port stops first', { ports: [{ target: 8080, published: '80' }] }, 'stop-first'],
])('%s', (_, service, order) => {
  expect(asStack(service).deploy).toMatchObject({ update_config: { order, failure_action: 'rollback' } });
});

test('converts a one-shot service to a job', () => {
  expect(asStack({ restart: 'no' }).deploy).toMatchObject({ mode: 'replicated-job' });
});

test('publishes a port in host mode and omits a loopback port', () => {
  const ports = [
    { target: 8080, published: '80', protocol: 'tcp' },
    { target: 3000, published: '3000', protocol: 'tcp', host_ip: '127.0.0.1' },
  ];
  expect(asStack({ ports }).ports).toEqual([{ target: 8080, published: 80, protocol: 'tcp', mode: 'host' }]);
});

test('includes only the secrets that a service refers to, each from its volume', () => {
  const api = asStack({
    volumes: [volume('secrets', '/secrets')],
    environment: { DATABASE_URL_FILE: '/secrets/database_url' },
  });
  const backup = asStack({
    volumes: [volume('backup-secrets', '/secrets')],
    environment: { DATABASE_URL_FILE: '/secrets/database_url' },
  });
  const mysql = asStack({ volumes: [volume('secrets', '/secrets')] }, 'in_quotes mysql_backup_password');
  const none = asStack({ environment: { A: '/secrets/database_url' } });
  expect([api, backup, mysql, none].map(({ secrets }) => secrets.map(({ source }) => source))).toEqual([
    ['database_url'],
    ['backup_database_url'],
    ['mysql_backup_password'],
    [],
  ]);
  expect(api.volumes).toEqual([]);
});

test('encrypts networks between machines', () => {
  expect(stackNetwork({ internal: true })).toEqual({
    driver: 'overlay',
    driver_opts: { encrypted: 'true' },
    internal: true,
  });
});
