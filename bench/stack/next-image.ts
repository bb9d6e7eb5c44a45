import { execFileSync } from 'node:child_process';
import { readDocker } from '../../scripts/release/docker.ts';

/**
 * Builds the next image of a front end with one renamed asset, in the file name and wherever it is
 * referenced. Returns the new file name. The API's image gets only a new label.
 */
export function makeNextImage(app: string, from: string, to: string, asset = ''): string {
  const stamp = `r${Date.now().toString(36)}`;
  const user = readDocker('image', 'inspect', '--format', '{{.Config.User}}', from);
  const file = asset.split('/').at(-1) ?? '';
  const rename = [
    'cd /srv/dist',
    `for suffix in '' .br .gz; do mv "assets/${app}/${file}$suffix" "assets/${app}/${stamp}.${file}$suffix"; done`,
    `grep -rl '${file}' pages fragments ../release.txt | xargs sed -i 's,${file},${stamp}.${file},'`,
    `sed -i '1s/^/${stamp}/' ../release.txt`,
  ].join(' && ');
  const change = asset ? `RUN ${rename}` : `LABEL drill=${stamp}`;
  execFileSync('docker', ['build', '--quiet', '--tag', to, '-'], {
    input: `FROM ${from}\nUSER root\n${change}\nUSER ${user}\n`,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  return `${stamp}.${file}`;
}
