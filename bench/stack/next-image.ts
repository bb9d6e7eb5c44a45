import { makeImage } from '../../scripts/testing/containers.ts';

/**
 * Builds the next image of a front end with one renamed asset, in the file name and wherever it is
 * referenced. Returns the new file name. The API's image gets only a new label.
 */
export function makeNextImage(app: string, from: string, to: string, asset = ''): string {
  const stamp = `r${Date.now().toString(36)}`;
  const file = asset.split('/').at(-1) ?? '';
  const rename = [
    'cd /srv/dist',
    `for suffix in '' .br .gz; do mv "assets/${app}/${file}$suffix" "assets/${app}/${stamp}.${file}$suffix"; done`,
    `grep -rl '${file}' pages fragments ../release.txt | xargs sed -i 's,${file},${stamp}.${file},'`,
    `sed -i '1s/^/${stamp}/' ../release.txt`,
  ].join(' && ');
  makeImage(to, from, asset ? `RUN ${rename}` : `LABEL drill=${stamp}`);
  return `${stamp}.${file}`;
}
