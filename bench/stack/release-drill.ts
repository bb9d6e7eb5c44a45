import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { act, ask, ReleaseError } from '../../scripts/release/docker.ts';
import {
  allContainers,
  readService,
  runningContainers,
  scaleArguments,
} from '../../scripts/release/service.ts';
import { makeNextImage } from './next-image.ts';
import { type LoadFigures, type UnderLoad, underLoad } from './under-load.ts';
import { assetsOf } from './visitors.ts';

const command = join(import.meta.dirname, '../../scripts/release.ts');

/** Where an asset of each front end is named. */
const pageWith: Record<string, string> = { marketing: '/business', shell: '/business', admin: '/admin' };

async function release(part: string, image: string) {
  const child = spawn(process.execPath, [command, part, '--image', image], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new ReleaseError(said.trim().split('\n').at(-1) ?? '');
}

const assetOf = async (url: string, part: string) => {
  const html = await (await fetch(url + (pageWith[part] ?? '/'))).text();
  return assetsOf(html).find((asset) => asset.startsWith(`/assets/${part}/`) && asset.endsWith('.js'));
};

export interface ReleaseFigures extends LoadFigures {
  /** How long the command took. */
  seconds: number;
  /** For how long after it a page of the former release was still served, in milliseconds. */
  formerPageFor: number;
}

/** Releases a part of the running stack under load: its next image, or the one before. */
async function releaseUnderLoad(
  url: string,
  part: string,
  image: string,
  marks: { from?: string; to?: string },
) {
  const mysql = () => runningContainers(readService('mysql'))[0] ?? '';
  let [ended, lastFormer, seconds] = [0, 0, 0];
  const onPage = (html: string) => {
    if (marks.from && html.includes(marks.from) && !(marks.to && html.includes(marks.to)))
      lastFormer = Date.now();
  };
  const { figures, failures } = await underLoad({ url, mysql, onPage }, async () => {
    const started = Date.now();
    await release(part, image);
    ended = Date.now();
    seconds = Math.round((ended - started) / 1000);
  });
  return { figures: { ...figures, seconds, formerPageFor: Math.max(0, lastFormer - ended) }, failures };
}

export interface ReleaseOutcome extends UnderLoad {
  name: string;
  figures: ReleaseFigures;
  /** Whether not one request may fail. */
  isSeamless: boolean;
}

async function* releaseAndBack(url: string, part: string, name: string): AsyncGenerator<ReleaseOutcome> {
  const { image, previousImage } = readService(part);
  const isSeamless = part !== 'gateway';
  const asset = part in pageWith ? await assetOf(url, part) : undefined;
  const next = `${image.split(':')[0]}:of-the-drill`;
  const renamed = makeNextImage(part, image, next, asset);
  const file = asset?.split('/').at(-1) ?? '';
  const there = await releaseUnderLoad(url, part, next, file ? { from: `/${file}`, to: renamed } : {});
  yield { name, isSeamless, ...there };
  const back = await releaseUnderLoad(url, part, previousImage, file ? { from: renamed } : {});
  yield { name: `${name}, rolled back`, isSeamless, ...back };
  ask('image', 'rm', next, previousImage);
}

/** Releases each part of the running stack and rolls it back, all under load; the API alone and with a second replica. */
export async function* drillReleases(url: string, parts: readonly string[]): AsyncGenerator<ReleaseOutcome> {
  for (const part of parts) {
    if (part !== 'api-2') {
      yield* releaseAndBack(url, part, part);
      continue;
    }
    const api = readService('api');
    const [first] = allContainers(api);
    act(...scaleArguments(api, 2));
    yield* releaseAndBack(url, 'api', 'api, two replicas');
    act(...scaleArguments(api, 1));
    if (!first) throw new ReleaseError('No API runs here');
  }
}
