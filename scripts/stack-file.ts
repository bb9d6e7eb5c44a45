import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { docker } from './docker.ts';
import {
  type ComposeService,
  isSecretVolume,
  type Secret,
  stackNetwork,
  stackService,
} from './stack/stack-service.ts';

/**
 * `npm run stack-file [-- FILE]`: converts the output of `docker compose config` to a Docker Swarm stack,
 * checks it with `docker stack config`, writes it to stack.yml or FILE and prints how to create its secrets.
 * COMPOSE_PROFILES selects services of profiles.
 */

interface ComposeConfig {
  name: string;
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
  configs?: Record<string, { file: string }>;
}

/** Returns whether a service writes the secrets, as `init` does. A stack has none: its operator creates the secrets. */
const writesSecrets = ({ volumes = [] }: ComposeService) =>
  volumes.some(({ source, read_only }) => isSecretVolume(source) && !read_only);

const textOf = ({ file }: { file: string }) => readFileSync(file, 'utf8');

/**
 * Returns a version for a config's name: swarm configs are immutable, so changed content needs a new config.
 */
const versionOf = (config: { file: string }) =>
  createHash('sha256').update(textOf(config)).digest('hex').slice(0, 8);

function stackOf({ name, services, networks, volumes, configs = {} }: ComposeConfig) {
  const scriptsOf = (service: ComposeService) =>
    (service.configs ?? []).map(({ source }) => configs[source] && textOf(configs[source])).join('\n');
  const stackServices = Object.entries(services)
    .filter(([, service]) => !writesSecrets(service))
    .map(([key, service]) => [key, stackService(service, `${name}-${key}`, scriptsOf(service))] as const);
  const secrets = new Map(
    stackServices.flatMap(([, service]) => service.secrets.map((secret) => [secret.source, secret])),
  );
  const stack = {
    version: '3.9',
    services: Object.fromEntries(
      stackServices.map(([key, service]) => [
        key,
        { ...service, secrets: service.secrets.map(({ source, target }) => ({ source, target })) },
      ]),
    ),
    networks: Object.fromEntries(
      Object.entries(networks).map(([key, network]) => [key, stackNetwork(network)]),
    ),
    volumes: Object.fromEntries(
      Object.keys(volumes)
        .filter((key) => !isSecretVolume(key))
        .map((key) => [key, {}]),
    ),
    configs: Object.fromEntries(
      Object.entries(configs).map(([key, config]) => [
        key,
        { name: `${name}_${key}_${versionOf(config)}`, file: config.file },
      ]),
    ),
    secrets: Object.fromEntries(
      [...secrets.keys()].map((key) => [key, { name: `${name}_${key}`, external: true }]),
    ),
  };
  return { stack, secrets: [...secrets.values()] };
}

/**
 * Returns the command that copies a secret from the volume that `init` wrote; an empty secret becomes a line
 * break.
 */
const copySecret = (name: string, { source, volume, file }: Secret) =>
  `docker run --rm --user 0 --volume ${name}_${volume}:/from:ro --entrypoint sh ${name}-init -c 'cat /from/${file}; echo' 2> /dev/null | docker secret create ${name}_${source} -`;

try {
  const [file = 'stack.yml', ...more] = process.argv.slice(2);
  if (file.startsWith('-') || more.length > 0) throw new Error('Usage: npm run stack-file [-- FILE]');
  const config = JSON.parse(docker('compose', 'config', '--format', 'json')) as ComposeConfig;
  const { stack, secrets } = stackOf(config);
  const { status, stdout, stderr } = spawnSync('docker', ['stack', 'config', '--compose-file', '-'], {
    input: JSON.stringify(stack),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Docker takes no such stack: ${stderr.trim()}`);
  try {
    writeFileSync(file, stdout);
  } catch (error) {
    throw new Error(`${file} can't be written (${(error as NodeJS.ErrnoException).code}): give another FILE`);
  }
  console.log(`${file} is written. Its secrets, once:

${secrets.map((secret) => copySecret(config.name, secret)).join('\n')}

Then: docker stack deploy --with-registry-auth --compose-file ${file} ${config.name}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
