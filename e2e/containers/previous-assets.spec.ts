import path from 'node:path';
import { expect, test } from '@playwright/test';
import { docker } from '../../scripts/docker.ts';
import { makeImage } from '../../scripts/testing/containers.ts';
import { imageNameOf } from '../gateway/compose.ts';
import { inImage } from './inspect.ts';

/** Tests which assets of previous releases an image contains (docs/decisions/0141). */

const marketing = imageNameOf('marketing').replace(/@.*$|:[^:/]*$/, '');
const folder = path.join(import.meta.dirname, '../../scripts/release');
const images = new Set<string>();

test.afterAll(() => {
  docker('image', 'rm', ...images);
});

/** Builds a marketing image whose only asset has this name. */
function releaseWith(asset: string) {
  const name = `${marketing}:test-${asset}`;
  const files = `rm -rf /srv/dist/assets /srv/former.txt && mkdir -p /srv/dist/assets/marketing`;
  const own = `cd /srv/dist/assets/marketing && touch ${asset}.js ${asset}.js.br && printf '${asset}\\n/assets/marketing/${asset}.js\\n' > /srv/release.txt`;
  makeImage(name, imageNameOf('marketing'), `RUN ${files} && ${own}`);
  images.add(name);
  return name;
}

/** Builds the image of `next` with the assets carried over from `previous`, which it replaces on the given day. */
function replace(previous: string, next: string, today: string) {
  const name = `${marketing}:test-carries-${images.size}`;
  const inputs = [`NEW=${next}`, `FORMER=${previous}`, `TODAY=${today}`];
  docker('build', '--quiet', ...inputs.flatMap((input) => ['--build-arg', input]), '--tag', name, folder);
  images.add(name);
  return name;
}

const listOf = (image: string) => inImage(image, 'sort /srv/release.txt').split('\n');
const addresses = (...assets: string[]) => assets.map((asset) => `/assets/marketing/${asset}.js`);
const configOf = (image: string) => docker('image', 'inspect', '--format', '{{json .Config}}', image);

test('an image keeps the assets of each previous release for 30 days after its replacement', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(releaseWith) as [string, string, string, string];
  const second = replace(a, b, '2026-01-01');
  expect(inImage(second, 'ls /srv/dist/assets/marketing').split('\n')).toEqual([
    'a.js',
    'a.js.br',
    'b.js',
    'b.js.br',
  ]);
  expect(JSON.parse(configOf(second))).toEqual(JSON.parse(configOf(b)));

  const third = replace(second, c, '2026-01-31');
  expect(listOf(third)).toEqual([...addresses('a', 'b', 'c'), 'c']);
  expect(listOf(replace(third, d, '2026-02-01'))).toEqual([...addresses('b', 'c', 'd'), 'd']);

  const back = replace(third, second, '2026-02-01');
  expect(listOf(back)).toEqual([...addresses('a', 'b', 'c'), 'b']);
  expect(listOf(replace(back, d, '2026-02-01'))).toEqual([...addresses('b', 'c', 'd'), 'd']);
});
