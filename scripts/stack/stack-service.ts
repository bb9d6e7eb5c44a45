/**
 * A service from `docker compose config --format json`, with the properties that a stack expresses
 * differently.
 */
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

/** Properties that a stack takes unchanged. */
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

/** Volumes that several containers of a machine share; every machine of a swarm has its own. */
const sharedVolumes = ['api-data', 'gateway-cache'];

/** Returns whether `init` writes secrets to the volume; there is one volume per group of readers. */
export const isSecretVolume = (volume = '') => /(^|-)secrets$/.test(volume);

/** A file of a secrets volume, which becomes a swarm secret. */
export interface Secret {
  source: string;
  target: string;
  volume: string;
  file: string;
}

/**
 * Returns the secrets that a service uses: by path in its settings, by name in the scripts of its configs.
 */
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

/** Returns an encrypted swarm network, because it carries personal data between machines. */
export const stackNetwork = ({ internal = false }: { internal?: boolean }) => ({
  driver: 'overlay',
  driver_opts: { encrypted: 'true' },
  internal,
});

/** Returns whether a service exits when it is done. */
const isOneShot = ({ restart }: ComposeService) => restart === undefined || restart === 'no';

const holdsData = ({ volumes = [] }: ComposeService) =>
  volumes.some(
    ({ type, source = '' }) =>
      type === 'volume' && !sharedVolumes.includes(source) && !isSecretVolume(source),
  );

/**
 * Returns a service's deploy section. Failed updates roll back. A service that publishes a port or holds data can't
 * run twice, so it is stopped before its replacement starts.
 */
function deployOf(service: ComposeService) {
  const { ports = [], scale = 1, mem_limit: memory, cpus, pids_limit: pids } = service;
  const resources = {
    limits: { ...(memory && { memory }), ...(cpus && { cpus: String(cpus) }), ...(pids && { pids }) },
  };
  // The label marks the machine that has the data.
  const placement = holdsData(service) ? { placement: { constraints: ['node.labels.data == true'] } } : {};
  if (isOneShot(service)) return { mode: 'replicated-job', resources, ...placement };
  const order = ports.length > 0 || holdsData(service) ? 'stop-first' : 'start-first';
  return {
    replicas: scale,
    // DNS returns one address per replica, so the gateway can try another, and IPVS is not needed.
    endpoint_mode: 'dnsrr',
    update_config: { parallelism: 1, delay: '5s', order, failure_action: 'rollback', monitor: '20s' },
    rollback_config: { parallelism: 1, order },
    restart_policy: { condition: 'any', delay: '2s' },
    resources,
    ...placement,
  };
}

/** Converts a service to its stack form; `scripts` is the text of its configs. Other properties are left out. */
export function stackService(service: ComposeService, fallbackImage: string, scripts: string) {
  const { environment = {}, ports = [], volumes = [], tmpfs = [] } = service;
  return {
    ...Object.fromEntries(kept.flatMap((key) => (service[key] == null ? [] : [[key, service[key]]]))),
    image: service.image ?? fallbackImage,
    environment: Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== null)),
    networks: Object.keys(service.networks ?? {}),
    // Host mode bypasses the ingress mesh, which would replace every visitor's address with its own. A port
    // bound to one address, such as 127.0.0.1, would become public, so it is omitted.
    ports: ports
      .filter(({ host_ip }) => !host_ip)
      .map(({ target, published, protocol }) => ({
        target,
        published: Number(published),
        protocol,
        mode: 'host',
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
