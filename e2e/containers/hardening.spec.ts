import { expect, test } from '@playwright/test';
import { composeStatus } from '../gateway/compose.ts';
import {
  allContainers,
  type Container,
  healthOf,
  imageFacts,
  imageLabels,
  inContainer,
  inImage,
  networksOf,
  serviceOf,
} from './inspect.ts';

/** What an attacker who is inside one container may do: nothing but its own work (R75-R79). */

/** The only rights beyond none: what init needs to give files to those who read them, and to read them again. */
const addedRights: Record<string, string[]> = { init: ['CAP_CHOWN', 'CAP_DAC_READ_SEARCH'] };
const mayBeRoot = ['init'];
/** Published to the world; others to this machine alone, if at all. */
const published = ['gateway'];
/** Networks that are not internal, for those who are reached through them or reach the world. */
const openNetworks: Record<string, string[]> = {
  api: ['public'],
  gateway: ['public'],
  prometheus: ['monitoring', 'public'],
  grafana: ['monitoring'],
};
const frontEnds = ['shell', 'marketing', 'admin'];

const containers = allContainers();
const isEnding = ({ HostConfig }: Container) => HostConfig.RestartPolicy.Name === 'no';
const services = containers.filter((container) => !isEnding(container));
const oneOf = (service: string) => {
  const found = containers.find((container) => serviceOf(container) === service);
  if (!found) throw new Error(`There is no container of ${service}.`);
  return found;
};

test('the product runs in its containers', () => {
  const names = containers.map(serviceOf);
  for (const service of ['init', 'mysql', 'api', 'gateway', ...frontEnds]) expect(names).toContain(service);
});

for (const container of containers) {
  test.describe(container.Name.slice(1), () => {
    const { Config, HostConfig, State, Mounts } = container;
    const service = serviceOf(container);

    test('has no rights, and a file system of its own that it can only read', () => {
      if (!mayBeRoot.includes(service)) expect(Config.User).toMatch(/^(?!0|root)\w+/);
      expect(HostConfig).toMatchObject({ ReadonlyRootfs: true, Privileged: false, CapDrop: ['ALL'] });
      const added = (HostConfig.CapAdd ?? []).map((name) => name.replace(/^(?:CAP_)?/, 'CAP_'));
      expect(added.sort()).toEqual(addedRights[service] ?? []);
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

    test('has limits of memory, processors, processes and logs', () => {
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

    test('writes to named volumes only, and sees nothing of the host', () => {
      for (const { Source, Destination, RW } of Mounts.filter(({ Type }) => Type === 'bind')) {
        // A folder of the machine may be where backups go.
        expect([Destination, RW]).toEqual([Destination, Destination === '/backups']);
        expect(Source).not.toMatch(/docker\.sock|^\/(?:etc|proc|sys|root|home|var)?$/);
      }
      const secrets = Mounts.find(({ Destination }) => Destination === '/secrets');
      if (secrets) expect(secrets.RW).toBe(service === 'init');
    });

    test('says nothing secret in its environment and labels, nor does its image', () => {
      const told = JSON.stringify([Config, imageFacts(container.Image)]);
      for (const [name, value] of knownSecrets()) expect(told.includes(value), `tells ${name}`).toBe(false);
    });

    if (isEnding(container)) {
      test('has done its work', () => {
        expect(State).toMatchObject({ Status: 'exited', ExitCode: 0 });
      });
      return;
    }

    test('is watched, and started again', async () => {
      expect(HostConfig.RestartPolicy.Name).toBe('unless-stopped');
      expect(Config.Healthcheck?.Test.length).toBeGreaterThan(1);
      await expect.poll(() => healthOf(container), { timeout: 30_000 }).toBe('healthy');
    });

    test('publishes no port to the world, unless it is the gateway', () => {
      const bindings = Object.values(HostConfig.PortBindings ?? {}).flat();
      const open = bindings.filter(({ HostIp }) => HostIp !== '127.0.0.1');
      expect(open.length > 0).toBe(published.includes(service));
    });

    test('is what it says it is, from inside', () => {
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

/** Every secret of the running product, read as its reader reads it. */
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

test('each secret is read by the one who needs it', () => {
  const reads = (service: string, file: string) =>
    inContainer(oneOf(service), `cat /secrets/${file} > /dev/null`).status === 0;
  expect(reads('api', 'session_secret')).toBe(true);
  expect(reads('mysql', 'mysql_root_password')).toBe(true);
  expect(reads('api', 'mysql_root_password')).toBe(false);
  expect(reads('mysql', 'session_secret')).toBe(false);
  for (const service of ['gateway', ...frontEnds])
    expect(oneOf(service).Mounts.map(({ Destination }) => Destination)).not.toContain('/secrets');
});

test.describe('the networks', () => {
  test('that reach the world are for those who need them', () => {
    for (const container of services) {
      const open = networksOf(container).filter(({ isInternal }) => !isInternal);
      expect(open.map(({ name }) => name).sort(), serviceOf(container)).toEqual(
        openNetworks[serviceOf(container)] ?? [],
      );
    }
  });

  test('mysql is met by those who work on its data, a front end by the gateway alone', () => {
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

  test('from inside they are so', () => {
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

  test('say what they are', () => {
    for (const service of ['init', 'api', 'gateway', ...frontEnds]) {
      const labels = imageLabels(oneOf(service).Image);
      expect(labels['org.opencontainers.image.title'], service).toContain(service);
      for (const name of ['version', 'revision', 'source', 'created', 'licenses'])
        expect(labels, service).toHaveProperty([`org.opencontainers.image.${name}`]);
    }
  });

  test('bring no key, no settings of a person, no repository', () => {
    for (const image of built) {
      const found = inImage(
        image,
        "find /suite /srv /etc/nginx /usr/share/nginx /home /root -xdev \\( -name '.env*' -o -name '.npmrc' -o -name '.git' -o -name 'id_*' -o -name '*.key' -o -name '*.pem' \\) 2> /dev/null; grep -rlE 'BEGIN [A-Z ]*PRIVATE KEY' /srv /suite/api /suite/packages /suite/scripts /etc/nginx 2> /dev/null; true",
      );
      expect(found).toBe('');
    }
  });

  test('leave npm behind where Node runs', () => {
    for (const service of ['api', 'init'])
      expect(inImage(oneOf(service).Image, 'ls /usr/local/bin; ls /usr/local/lib')).not.toMatch(
        /npm|npx|yarn|corepack/,
      );
  });
});

test.describe('where PUBLIC_URL is https', () => {
  const site = ['-e', 'PUBLIC_URL=https://www.example.com'];
  const refused = (...args: string[]) => {
    const { status, output } = composeStatus('run', '--rm', '--no-deps', '-T', ...site, ...args);
    expect(status).toBe(1);
    return output;
  };

  test('init refuses a weak secret in one line that says what to do, and nothing starts', () => {
    const before = knownSecrets();
    const told = refused('-e', 'ADMIN_PASSWORD=changeme', 'init');
    expect(told).toContain(
      'ADMIN_PASSWORD is too weak for a public site: it must have at least 15 characters',
    );
    expect(told).toContain('secrets/README.md');
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

  test('the API refuses it too, in a stack made by hand', () => {
    const told = refused('-e', 'ADMIN_PASSWORD_FILE=', '-e', 'ADMIN_PASSWORD=admin', 'api');
    expect(told).toContain('ADMIN_PASSWORD is too weak for a public site');
  });
});
