import { execFile, execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** How to reach the compose project under test, such as `docker compose`; set by who started it. */
const [program = '', ...options] = (process.env.TEST_COMPOSE ?? '').split(' ').filter(Boolean);

/** Whether tests may stop and replace containers of the product under test. */
export const mayBreakThings = program !== '';

const run = (command: string, args: string[], input?: string) =>
  execFileSync(command, args, { encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] }).trim();

/** Runs `docker …` and gives what it prints. */
export const docker = (...args: string[]) => run('docker', args);

/** What a container has said so far, on either stream. */
export const logsOf = (container: string) => {
  const { stdout, stderr } = spawnSync('docker', ['logs', container], { encoding: 'utf8' });
  return stdout + stderr;
};

/** Runs `docker compose …` on the product under test and gives what it prints. */
export const compose = (...args: string[]) => run(program, [...options, ...args]);

/** The same where it may fail: its exit code, and all that it prints. */
export function composeStatus(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, [...options, ...args], { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}`.trim() };
}

/** The name of the image that a service runs. */
export const imageNameOf = (service: string) =>
  docker('inspect', '--format', '{{.Config.Image}}', compose('ps', '-q', service));

/** Makes an image of another one by shell commands, which run as root. */
export function makeImage(name: string, from: string, commands: string) {
  const user = docker('image', 'inspect', '--format', '{{.Config.User}}', from);
  const dockerfile = `FROM ${from}\nUSER root\nRUN ${commands}\nUSER ${user}\n`;
  run('docker', ['build', '--quiet', '--tag', name, '-'], dockerfile);
}

/** When a service's container was started: tells whether something else's release has touched it. */
export const startedAt = (service: string) =>
  run('docker', ['inspect', '--format', '{{.State.StartedAt}}', compose('ps', '-q', service)]);

/**
 * Releases a front end with its image changed by shell commands, as root, by `npm run release`, while others go on asking;
 * gives a function that releases the former image again.
 */
export async function release(part: string, commands: string): Promise<() => Promise<void>> {
  const image = imageNameOf(part);
  const [former, next] = [`${image}:before-the-test`, `${image}:of-the-test`];
  // The settings before `docker compose` hold for the release too.
  const [command = '', ...before] = [program, ...options].slice(0, -2).concat(process.execPath);
  const script = path.join(import.meta.dirname, '../../scripts/release.ts');
  const releaseImage = async (released: string) => {
    await promisify(execFile)(command, [...before, script, part, '--image', released]);
  };
  docker('tag', image, former);
  makeImage(next, former, commands);
  await releaseImage(next);
  return async () => {
    await releaseImage(former);
    docker('image', 'rm', former, next, `${image}:previous`);
  };
}
