import { execFileSync, spawnSync } from 'node:child_process';
import { compose } from '../gateway/compose.ts';

/** What `docker inspect` tells of a container, as far as the tests read it. */
export interface Container {
  Id: string;
  Name: string;
  Image: string;
  State: { Status: string; ExitCode: number };
  Config: {
    User: string;
    Env: string[];
    Labels: Record<string, string>;
    Healthcheck?: { Test: string[] };
  };
  HostConfig: {
    ReadonlyRootfs: boolean;
    Privileged: boolean;
    CapDrop: string[] | null;
    CapAdd: string[] | null;
    SecurityOpt: string[] | null;
    PidMode: string;
    IpcMode: string;
    UTSMode: string;
    UsernsMode: string;
    Devices: unknown[] | null;
    Memory: number;
    NanoCpus: number;
    PidsLimit: number | null;
    RestartPolicy: { Name: string };
    LogConfig: { Type: string; Config: Record<string, string> };
    PortBindings: Record<string, { HostIp: string }[]> | null;
  };
  NetworkSettings: { Networks: Record<string, { IPAddress: string }> };
  Mounts: { Type: string; Name?: string; Source: string; Destination: string; RW: boolean }[];
}

interface Network {
  Name: string;
  Internal: boolean;
  Labels: Record<string, string>;
}

const docker = (...args: string[]) =>
  execFileSync('docker', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

const serviceLabel = 'com.docker.compose.service';

export const serviceOf = ({ Config }: Container) => Config.Labels[serviceLabel] ?? '';

/** All containers of the product under test, those that have ended too. */
export function allContainers(): Container[] {
  const ids = compose('ps', '--all', '--quiet').split('\n').filter(Boolean);
  return JSON.parse(docker('inspect', ...ids)) as Container[];
}

/** What a container's health check says now. */
export const healthOf = ({ Id }: Container) =>
  docker('inspect', '--format', '{{if .State.Health}}{{.State.Health.Status}}{{end}}', Id);

/** The networks a container is in, by their names in docker-compose.yml. */
export function networksOf({ NetworkSettings }: Container): { name: string; isInternal: boolean }[] {
  const names = Object.keys(NetworkSettings.Networks).filter((name) => name !== 'none');
  if (names.length === 0) return [];
  const networks = JSON.parse(docker('network', 'inspect', ...names)) as Network[];
  return networks.map(({ Name, Internal, Labels }) => ({
    name: Labels['com.docker.compose.network'] ?? Name,
    isInternal: Internal,
  }));
}

/** Everything an image says about how it was made and what it brings: layers' commands, environment, labels. */
export const imageFacts = (image: string) =>
  docker('image', 'inspect', '--format', '{{json .Config}}', image) +
  docker('history', '--no-trunc', '--format', '{{.CreatedBy}} {{.Comment}}', image);

export const imageLabels = (image: string) =>
  JSON.parse(docker('image', 'inspect', '--format', '{{json .Config.Labels}}', image)) as Record<
    string,
    string
  >;

/** Runs a shell command in a running container. */
export function inContainer({ Id }: Container, command: string) {
  const { status, stdout, stderr } = spawnSync('docker', ['exec', Id, 'sh', '-c', command], {
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

/** Runs a shell command as root in a container made of an image alone. */
export const inImage = (image: string, command: string) =>
  docker('run', '--rm', '--network', 'none', '--user', '0', '--entrypoint', 'sh', image, '-c', command);
