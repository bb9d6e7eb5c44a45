import { execFile, execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { docker } from '../../scripts/docker.ts';
import { makeImage } from '../../scripts/testing/containers.ts';

/** Command for the compose project under test, such as `docker compose`, set by the test runner. */
const [program = '', ...options] = (process.env.TEST_COMPOSE ?? '').split(' ').filter(Boolean);

/** Whether tests may stop and replace containers of the product under test. */
export const canDisrupt = program !== '';

/** Returns everything a container has logged so far, from both streams. */
export const logsOf = (container: string) => {
  const { stdout, stderr } = spawnSync('docker', ['logs', container], { encoding: 'utf8' });
  return stdout + stderr;
};

/** Runs `docker compose …` on the product under test and returns its output. */
export const compose = (...args: string[]) =>
  execFileSync(program, [...options, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: 'pipe',
  }).trim();

/** Runs a compose command that may fail. Returns its exit code and all output. */
export function composeStatus(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, [...options, ...args], { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}`.trim() };
}

/** Runs a service once in a separate container. Options such as '-e' precede its name. Returns as `composeStatus`. */
export const runOnce = (...optionsAndService: string[]) =>
  composeStatus('run', '--rm', '--no-deps', '-T', ...optionsAndService);

/** Returns the name of the image that a service runs. */
export const imageNameOf = (service: string) =>
  docker('inspect', '--format', '{{.Config.Image}}', compose('ps', '-q', service));

/** Returns when a service's container was started, to check that releasing another service did not restart it. */
export const startedAt = (service: string) =>
  docker('inspect', '--format', '{{.State.StartedAt}}', compose('ps', '-q', service));

/**
 * Runs a shell script of scripts/ on the product under test, while other requests continue. Rejects if it fails, with its
 * output.
 */
export const runScript = (name: string, ...args: string[]) => {
  // Environment variables set in front of `docker compose` apply to the script too.
  const [command = '', ...before] = [program, ...options].slice(0, -2).concat('sh');
  return promisify(execFile)(command, [
    ...before,
    path.join(import.meta.dirname, '../../scripts', name),
    ...args,
  ]);
};

/**
 * Changes a front end's image with shell commands run as root, and releases it with `npm run release`. Returns a function
 * that replaces it by the previous image.
 */
export async function release(part: string, commands: string): Promise<() => void> {
  const image = imageNameOf(part);
  const [previous, next] = [`${image}:before-the-test`, `${image}:of-the-test`];
  docker('tag', image, previous);
  makeImage(next, previous, `RUN ${commands}`);
  await runScript('release.sh', part, '--image', next);
  return () => {
    docker('tag', previous, image);
    compose('up', '--detach', '--no-build', '--no-deps', '--force-recreate', part);
    docker('image', 'rm', previous, next, `${image}:previous`);
  };
}
