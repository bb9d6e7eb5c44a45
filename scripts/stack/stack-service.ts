/** A service as `docker compose config --format json` gives it, as far as a stack says it in other words. */
export interface ComposeService {
  image?: string;
  environment?: Record<string, string | null>;
  networks?: Record<string, unknown>;
  ports?: { target: number; published?: string; protocol?: string; host_ip?: string }[];
  configs?: { source: string; target: string }[];
  volumes?: { type: string; source?: string; target: string; read_only?: boolean }[];
  tmpfs?: string[];
  restart?: string;
  scale?: number;
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  [key: string]: unknown;
}

/** What a stack takes as it is. */
const kept = [
  'cap_add',
  'cap_drop',
  'command',
  'entrypoint',
  'healthcheck',
  'hostname',
  'init',
  'labels',
  'logging',
  'read_only',
  'stop_grace_period',
  'stop_signal',
  'user',
  'working_dir',
];

/** What is said otherwise, belongs to compose alone, or can't be had in a stack. */
const put = [
  ...[
    'image',
    'configs',
    'environment',
    'networks',
    'ports',
    'volumes',
    'tmpfs',
    'restart',
    'scale',
    'mem_limit',
    'cpus',
  ],
  ...['pids_limit', 'build', 'depends_on', 'profiles', 'security_opt', 'container_name', 'network_mode'],
];

/** Volumes that processes share, each with a slot of its own: every machine has one. */
const sharedVolumes = ['api-data', 'gateway-cache'];

/** What `init` writes secrets into, each volume for other readers. */
export const isSecretVolume = (volume = '') => /(^|-)secrets$/.test(volume);

/** A file of a volume of secrets, which is a secret of the swarm. */
export interface Secret {
  source: string;
  target: string;
  volume: string;
  file: string;
}

/** The secrets that a service is told of: by path in what it is given, by bare name in a script that is a config of it. */
function secretsOf(service: ComposeService, scripts: string): Secret[] {
  const mount = service.volumes?.find(({ source }) => isSecretVolume(source));
  if (!mount?.source) return [];
  const { source: volume, target } = mount;
  const paths = JSON.stringify(service).matchAll(new RegExp(`"${target}/(\\w+)`, 'g'));
  const words = scripts.matchAll(/\b(\w+_(?:password|secret|url))\b/g);
  const files = new Set([...paths, ...words].map(([, file = '']) => file));
  const prefix = volume.slice(0, -'secrets'.length).replace('-', '_');
  return [...files].map((file) => ({
    source: `${prefix}${file}`,
    target: `${target}/${file}`,
    volume,
    file,
  }));
}

/** Returns a network of the swarm: encrypted, as it carries personal data from one machine to another. */
export const stackNetwork = ({ internal = false }: { internal?: boolean }) => ({
  driver: 'overlay',
  driver_opts: { encrypted: 'true' },
  internal,
});

/** Whether it ends by itself. */
const isOneShot = ({ restart }: ComposeService) => restart === undefined || restart === 'no';

const holdsData = ({ volumes = [] }: ComposeService) =>
  volumes.some(
    ({ type, source = '' }) =>
      type === 'volume' && !sharedVolumes.includes(source) && !isSecretVolume(source),
  );

/** How a service is run by a swarm: health decides, what fails is rolled back, and only what can't stand twice stops first. */
function deployOf(service: ComposeService) {
  const { ports = [], scale = 1, mem_limit: memory, cpus, pids_limit: pids } = service;
  const resources = {
    limits: { ...(memory && { memory }), ...(cpus && { cpus: String(cpus) }), ...(pids && { pids }) },
  };
  // The label says where the data lies.
  const placement = holdsData(service) ? { placement: { constraints: ['node.labels.data == true'] } } : {};
  if (isOneShot(service)) return { mode: 'replicated-job', resources, ...placement };
  const order = ports.length > 0 || holdsData(service) ? 'stop-first' : 'start-first';
  return {
    replicas: scale,
    // One address for each replica: the gateway tries the next, and no IPVS is needed.
    endpoint_mode: 'dnsrr',
    update_config: { parallelism: 1, delay: '5s', order, failure_action: 'rollback', monitor: '20s' },
    rollback_config: { parallelism: 1, order },
    restart_policy: { condition: 'any', delay: '2s' },
    resources,
    ...placement,
  };
}

/**
 * The service in the words of a stack; `scripts` is what its configs say. Throws where it says something that nobody has
 * decided about.
 */
export function stackService(name: string, service: ComposeService, fallbackImage: string, scripts: string) {
  const unknown = Object.keys(service).filter((key) => ![...kept, ...put].includes(key));
  if (unknown.length > 0)
    throw new Error(
      `${unknown.join(', ')} of ${name}: decide in scripts/stack/stack-service.ts what it is in a stack`,
    );
  const { environment = {}, ports = [], volumes = [], tmpfs = [] } = service;
  return {
    ...Object.fromEntries(kept.flatMap((key) => (service[key] == null ? [] : [[key, service[key]]]))),
    image: service.image ?? fallbackImage,
    environment: Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== null)),
    networks: Object.keys(service.networks ?? {}),
    // Past the ingress mesh: it would show the gateway its own address in the place of every visitor's.
    // One that was for the machine itself alone would be open to everybody, and is left out.
    ports: ports
      .filter(({ host_ip }) => !host_ip)
      .map(({ target, published, protocol }) => ({
        ...{ target, published: Number(published), protocol, mode: 'host' },
      })),
    configs: (service.configs ?? []).map(({ source, target }) => ({ source, target })),
    volumes: [
      ...volumes
        .filter(({ source }) => !isSecretVolume(source))
        .map(({ type, source, target, read_only = false }) => ({ type, source, target, read_only })),
      ...tmpfs.map((mount) => ({ type: 'tmpfs', target: mount.split(':')[0] })),
    ],
    secrets: secretsOf(service, scripts),
    deploy: deployOf(service),
  };
}
