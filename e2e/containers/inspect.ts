import { spawnSync } from 'node:child_process';
import { docker } from '../../scripts/docker.ts';
import { compose } from '../gateway/compose.ts';

/** The fields of `docker inspect` that the tests read. */
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

const serviceLabel = 'com.docker.compose.service';

export const serviceOf = ({ Config }: Container) => Config.Labels[serviceLabel] ?? '';

/** Returns all containers of the product under test, including those that have exited. */
export function allContainers(): Container[] {
  const ids = compose('ps', '--all', '--quiet').split('\n').filter(Boolean);
  return JSON.parse(docker('inspect', ...ids)) as Container[];
}

/** Returns the networks a container is in, by their names in docker-compose.yml. */
export function networksOf({ NetworkSettings }: Container): { name: string; isInternal: boolean }[] {
  const names = Object.keys(NetworkSettings.Networks).filter((name) => name !== 'none');
  if (names.length === 0) return [];
  const networks = JSON.parse(docker('network', 'inspect', ...names)) as Network[];
  return networks.map(({ Name, Internal, Labels }) => ({
    name: Labels['com.docker.compose.network'] ?? Name,
    isInternal: Internal,
  }));
}

/** Returns an image's configuration (environment, labels) and the commands of its layers. */
export const imageFacts = (image: string) =>
  docker('image', 'inspect', '--format', '{{json .Config}}', image) +
  docker('history', '--no-trunc', '--format', '{{.CreatedBy}} {{.Comment}}', image);

export const imageLabels = (image: string) =>
  JSON.parse(docker('image', 'inspect', '--format', '{{json .Config.Labels}}', image)) as Record<
    string,
    string
  >;

/** Runs a shell command in a running container. Returns its exit code and all output. */
export function inContainer({ Id }: Container, command: string) {
  const { status, stdout, stderr } = spawnSync('docker', ['exec', Id, 'sh', '-c', command], {
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

/** Runs a shell command as root in a new container of the image, without network. */
export const inImage = (image: string, command: string) =>
  docker('run', '--rm', '--network', 'none', '--user', '0', '--entrypoint', 'sh', image, '-c', command);
