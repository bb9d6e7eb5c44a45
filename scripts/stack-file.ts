import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { docker } from './images/compose-images.ts';
import { type ComposeService, secretsVolume, stackService } from './stack/stack-service.ts';

/**
 * `npm run stack-file [-- FILE]`: writes what `docker compose config` gives as a stack for Docker Swarm into stack.yml or
 * FILE, checked by `docker stack config`. Services of profiles are there where COMPOSE_PROFILES names them; secrets are Swarm's own.
 */

interface ComposeConfig {
  name: string;
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
}

/** Writes the secrets of compose; those of a swarm are made by its operator. */
const writesSecrets = ({ volumes = [] }: ComposeService) =>
  volumes.some(({ source, read_only }) => source === secretsVolume && !read_only);

function stackOf({ name, services, networks, volumes }: ComposeConfig) {
  const stackServices = Object.entries(services)
    .filter(([, service]) => !writesSecrets(service))
    .map(([key, service]) => [key, stackService(key, service, `${name}-${key}`)] as const);
  const secrets = new Set(
    stackServices.flatMap(([, service]) => service.secrets.map(({ source }) => source)),
  );
  return {
    version: '3.9',
    services: Object.fromEntries(stackServices),
    networks: Object.fromEntries(
      Object.entries(networks).map(([key, { internal = false }]) => [key, { driver: 'overlay', internal }]),
    ),
    volumes: Object.fromEntries(
      Object.keys(volumes)
        .filter((key) => key !== secretsVolume)
        .map((key) => [key, {}]),
    ),
    secrets: Object.fromEntries([...secrets].map((key) => [key, { name: `${name}_${key}`, external: true }])),
  };
}

try {
  const config = JSON.parse(docker('compose', 'config', '--format', 'json')) as ComposeConfig;
  const input = JSON.stringify(stackOf(config));
  const { status, stdout, stderr } = spawnSync('docker', ['stack', 'config', '--compose-file', '-'], {
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Docker takes no such stack: ${stderr.trim()}`);
  const [file = 'stack.yml'] = process.argv.slice(2);
  writeFileSync(file, stdout);
  console.log(`${file} is written: docker stack deploy --compose-file ${file} ${config.name}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
