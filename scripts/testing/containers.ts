import { execFileSync } from 'node:child_process';
import { docker } from '../docker.ts';

/** Returns the health status of a container; '' if it has no health check. */
export const healthOf = (container: string) =>
  docker('inspect', '--format', '{{if .State.Health}}{{.State.Health.Status}}{{end}}', container);

/** Builds an image from another one with one more Dockerfile instruction, which runs as root. */
export function makeImage(name: string, from: string, instruction: string) {
  const user = docker('image', 'inspect', '--format', '{{.Config.User}}', from);
  execFileSync('docker', ['build', '--quiet', '--tag', name, '-'], {
    input: `FROM ${from}\nUSER root\n${instruction}\nUSER ${user}\n`,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}
