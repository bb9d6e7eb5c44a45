import { expect, test } from '@playwright/test';
import { healthOf } from '../../scripts/testing/containers.ts';
import { logsOf, runOnce } from '../gateway/compose.ts';
import {
  allContainers,
  type Container,
  imageFacts,
  imageLabels,
  inContainer,
  inImage,
  networksOf,
  serviceOf,
} from './inspect.ts';

/** Tests that an attacker inside one container can reach only what that container needs. */

/** Linux capabilities of each service: init must assign secret files to their readers and read them again. */
const allowedCapabilities: Record<string, string[]> = { init: ['CAP_CHOWN', 'CAP_DAC_READ_SEARCH'] };
const rootServices = ['init'];
/** Services that may publish a port on all addresses, if PORT says so; others publish on 127.0.0.1 only, if at all. */
const published = ['gateway'];
/** Networks that are not internal, for services that are reached through them or need outgoing connections. */
const openNetworks: Record<string, string[]> = {
  api: ['public'],
  gateway: ['public'],
  prometheus: ['monitoring', 'public'],
  alertmanager: ['monitoring', 'public'],
  'node-exporter': ['monitoring'],
  grafana: ['monitoring'],
};
const frontEnds = ['shell', 'marketing', 'admin'];

const containers = allContainers();
const exits = ({ HostConfig }: Container) => HostConfig.RestartPolicy.Name === 'no';
const services = containers.filter((container) => !exits(container));
const oneOf = (service: string) => {
  const found = containers.find((container) => serviceOf(container) === service);
  if (!found) throw new Error(`There is no container of ${service}.`);
  return found;
};

test('all services of the product run', () => {
  const names = containers.map(serviceOf);
  for (const service of ['init', 'mysql', 'api', 'gateway', ...frontEnds]) expect(names).toContain(service);
});

for (const container of containers) {
  test.describe(container.Name.slice(1), () => {
    const { Config, HostConfig, State, Mounts } = container;
    const service = serviceOf(container);

    test('has a read-only file system and no extra privileges', () => {
      if (!rootServices.includes(service)) expect(Config.User).toMatch(/^(?!0|root)\w+/);
      expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, Privileged: false, CapDrop: ['ALL'] });
      const added = (HostConfig.CapAdd ?? []).map((name) => name.replace(/^(?:CAP_)?/, 'CAP_'));
      expect(added.sort()).toEqual(allowedCapabilities[service] ?? []);
      expect(HostConfig.SecurityOpt ?? []).toContain('no-new-privileges:true');
      expect((HostConfig.SecurityOpt ?? []).join()).not.toContain('unconfined');
      expect([
        HostConfig.PidMode,
        HostConfig.IpcMode,
        HostConfig.UTSMode,
        HostConfig.UsernsMode,
      ]).not.toContain('host');
      expect(HostConfig.Devices ?? []).toEqual([]);
    });

    test('has limits on memory, processors, processes and logs', () => {
      expect(HostConfig.Memory).toBeGreaterThan(0);
      expect(HostConfig.NanoCpus).toBeGreaterThan(0);
      expect(HostConfig.PidsLimit).toBeGreaterThan(0);
      const { Type, Config: options } = HostConfig.LogConfig;
      expect([Type, options['max-size'], options['max-file']]).toEqual([
        'json-file',
        expect.stringMatching(/^\d+m$/),
        expect.stringMatching(/^\d+$/),
      ]);
    });

    test('mounts no sensitive host path, and only /backups may be a writable host folder', () => {
      for (const { Source, Destination, RW } of Mounts.filter(({ Type }) => Type === 'bind')) {
        // Backups may go to a folder of the host.
        expect([Destination, RW]).toEqual([Destination, Destination === '/backups']);
        expect(Source).not.toMatch(/docker\.sock|^\/(?:etc|proc|sys|root|home|var)?$/);
      }
      const secrets = Mounts.find(({ Destination }) => Destination === '/secrets');
      if (secrets) expect(secrets.RW).toBe(service === 'init');
    });

    test('exposes no secret in its environment, labels or image', () => {
      const exposed = JSON.stringify([Config, imageFacts(container.Image)]);
      for (const [name, value] of knownSecrets())
        expect(exposed.includes(value), `exposes ${name}`).toBe(false);
    });

    if (exits(container)) {
      test('has exited successfully', () => {
        expect(State).toMatchObject({ Status: 'exited', ExitCode: 0 });
      });
      return;
    }

    test('has a health check and a restart policy', async () => {
      expect(HostConfig.RestartPolicy.Name).toBe('unless-stopped');
      expect(Config.Healthcheck?.Test.length).toBeGreaterThan(1);
      await expect.poll(() => healthOf(container.Id), { timeout: 30_000 }).toBe('healthy');
    });

    test('publishes no port beyond 127.0.0.1 unless it is the gateway', () => {
      const bindings = Object.values(HostConfig.PortBindings ?? {}).flat();
      const open = bindings.filter(({ HostIp }) => HostIp !== '127.0.0.1');
      if (!published.includes(service)) expect(open).toEqual([]);
    });

    test('has no root process, capabilities or writable system folders at run time', () => {
      const status = inContainer(container, 'cat /proc/1/status').output;
      const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1];
      expect(field('Uid')?.split('\t')).not.toContain('0');
      expect({ may: field('CapEff'), can: field('CapBnd'), new: field('NoNewPrivs') }).toEqual({
        may: '0'.repeat(16),
        can: '0'.repeat(16),
        new: '1',
      });
      const folders = '/ /etc /usr/bin /srv /suite /var/lib';
      const written = inContainer(
        container,
        `for folder in ${folders}; do touch $folder/left-by-a-test 2> /dev/null && echo $folder; done; id -u`,
      );
      expect(written.output).toMatch(/^[1-9]\d*$/);
    });
  });
}

let secrets: [string, string][] | undefined;

/** Returns the name and value of every secret of the running product, read in the containers that use them. */
function knownSecrets() {
  secrets ??= ['api', 'mysql'].flatMap((service) =>
    inContainer(
      oneOf(service),
      'cd /secrets && for f in *; do [ -r "$f" ] && [ -s "$f" ] && echo "$f $(cat "$f")"; done; true',
    )
      .output.split('\n')
      .map((line) => line.split(' ') as [string, string]),
  );
  const names = secrets.map(([name]) => name);
  for (const name of [
    'admin_password',
    'session_secret',
    'database_url',
    'mysql_password',
    'mysql_root_password',
  ])
    expect(names).toContain(name);
  return secrets;
}

test('each secret is readable only by the service that needs it', () => {
  const reads = (service: string, file: string) =>
    inContainer(oneOf(service), `cat /secrets/${file} > /dev/null`).status === 0;
  expect(reads('api', 'session_secret')).toBe(true);
  expect(reads('mysql', 'mysql_root_password')).toBe(true);
  expect(reads('api', 'mysql_root_password')).toBe(false);
  expect(reads('mysql', 'session_secret')).toBe(false);
  for (const service of ['gateway', ...frontEnds])
    expect(oneOf(service).Mounts.map(({ Destination }) => Destination)).not.toContain('/secrets');
});

test('mysql writes no binary log, which would keep the rows of erased people', () => {
  const { output } = inContainer(oneOf('mysql'), 'ls /var/lib/mysql');
  expect(output).toContain('ibdata1');
  expect(output).not.toContain('binlog');
});

test('ten health checks add no line to the log of mysql', () => {
  const mysql = oneOf('mysql');
  const [, check = ''] = mysql.Config.Healthcheck?.Test ?? [];
  const before = logsOf(mysql.Id);
  for (let count = 0; count < 10; count += 1) expect(inContainer(mysql, check).status).toBe(0);
  expect(logsOf(mysql.Id)).toBe(before);
});

test.describe('the networks', () => {
  test('with outside access contain only services that need it', () => {
    for (const container of services) {
      const open = networksOf(container).filter(({ isInternal }) => !isInternal);
      expect(open.map(({ name }) => name).sort(), serviceOf(container)).toEqual(
        openNetworks[serviceOf(container)] ?? [],
      );
    }
  });

  test('let only services that use the data reach mysql, and only the gateway reach the front ends', () => {
    const names = (service: string) =>
      networksOf(oneOf(service))
        .map(({ name }) => name)
        .sort();
    expect(names('mysql')).toEqual(['internal']);
    expect(names('api')).toEqual(['internal', 'public']);
    expect(names('gateway')).toEqual(['pages', 'public']);
    for (const service of frontEnds) expect(names(service)).toEqual(['pages']);
  });

  const asks = (service: string, address: string) =>
    inContainer(oneOf(service), `curl -fsS --max-time 2 -o /dev/null http://${address}/healthz`).status === 0;

  test('limit the connections of containers to services in the same network', () => {
    const addresses = Object.values(oneOf('api').NetworkSettings.Networks).map(({ IPAddress }) => IPAddress);
    for (const address of ['api:4000', 'shell:8080', 'marketing:8080'])
      expect(asks('gateway', address), address).toBe(true);
    expect(asks('marketing', 'shell:8080')).toBe(true);
    for (const address of addresses) expect(asks('marketing', `${address}:4000`)).toBe(false);
  });
});

test.describe('the images', () => {
  const built = [
    ...new Set(containers.filter((one) => serviceOf(one) !== 'mysql').map(({ Image }) => Image)),
  ];

  test('have labels for title, version, revision, source, date and licences', () => {
    for (const service of ['init', 'api', 'gateway', ...frontEnds]) {
      const labels = imageLabels(oneOf(service).Image);
      expect(labels['org.opencontainers.image.title'], service).toContain(service);
      for (const name of ['version', 'revision', 'source', 'created', 'licenses'])
        expect(labels, service).toHaveProperty([`org.opencontainers.image.${name}`]);
    }
  });

  test('contain no key, personal settings or repository', () => {
    for (const image of built) {
      const found = inImage(
        image,
        "find /suite /srv /etc/nginx /usr/share/nginx /home /root -xdev \\( -name '.env*' -o -name '.npmrc' -o -name '.git' -o -name 'id_*' -o -name '*.key' -o -name '*.pem' \\) 2> /dev/null; grep -rlE 'BEGIN [A-Z ]*PRIVATE KEY' /srv /suite/api /suite/packages /suite/scripts /etc/nginx 2> /dev/null; true",
      );
      expect(found).toBe('');
    }
  });

  test('contain no npm where Node runs', () => {
    for (const service of ['api', 'init'])
      expect(inImage(oneOf(service).Image, 'ls /usr/local/bin; ls /usr/local/lib')).not.toMatch(
        /npm|npx|yarn|corepack/,
      );
  });
});

test.describe('where PUBLIC_URL is https', () => {
  const site = ['-e', 'PUBLIC_URL=https://www.example.com'];
  const refused = (...args: string[]) => {
    const { status, output } = runOnce(...site, ...args);
    expect(status).toBe(1);
    return output;
  };

  test('init refuses a weak secret in one line that says what to do', () => {
    const before = knownSecrets();
    const output = refused('-e', 'ADMIN_PASSWORD=changeme', 'init');
    expect(output).toContain(
      'ADMIN_PASSWORD is too weak for a public site: it must have at least 15 characters',
    );
    expect(output).toContain('secrets/README.md');
    expect(refused('-e', 'DATABASE_URL=mysql://root:root@db/suite', 'init')).toContain(
      'The password in DATABASE_URL is too weak for a public site',
    );
    expect(refused('-e', `SESSION_SECRET=${'s'.repeat(32)}`, 'init')).toContain('SESSION_SECRET is too weak');
    expect(refused('-e', 'SESSION_SECRET=short', 'init')).toContain(
      'SESSION_SECRET must be at least 32 characters',
    );
    secrets = undefined;
    expect(knownSecrets()).toEqual(before);
  });

  test('the API refuses a weak secret in a stack without init', () => {
    const output = refused('-e', 'ADMIN_PASSWORD_FILE=', '-e', 'ADMIN_PASSWORD=admin', 'api');
    expect(output).toContain('ADMIN_PASSWORD is too weak for a public site');
  });
});
