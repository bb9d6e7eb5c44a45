import { docker } from '../../scripts/docker.ts';
import { readService } from '../../scripts/release/service.ts';
import { makeNextImage } from './next-image.ts';
import type { ReleaseMethod } from './release-methods.ts';
import { type LoadFigures, type LoadResult, underLoad } from './under-load.ts';
import { assetsOf } from './visitors.ts';

/** A page that references an asset of each front end. */
const pageWith: Record<string, string> = { marketing: '/business', shell: '/business', admin: '/admin' };

const assetOf = async (url: string, part: string) => {
  const html = await (await fetch(url + (pageWith[part] ?? '/'))).text();
  return assetsOf(html).find((asset) => asset.startsWith(`/assets/${part}/`) && asset.endsWith('.js'));
};

export interface ReleaseFigures extends LoadFigures {
  /** Duration of the release. */
  seconds: number;
  /** Milliseconds after the release for which pages of the previous release were still served. */
  previousPageFor: number;
}

export interface ReleaseOutcome {
  name: string;
  figures: ReleaseFigures;
  failures: LoadResult['failures'];
  /** Whether no request may fail. */
  isSeamless: boolean;
}

interface Run {
  url: string;
  mysql: () => string;
  /** Returns whether a page belongs to the replaced release. */
  isPrevious: (html: string) => boolean;
}

async function measureRelease({ url, mysql, isPrevious }: Run, release: () => Promise<void>) {
  let [ended, lastPrevious, seconds] = [0, 0, 0];
  const onPage = (html: string) => {
    if (isPrevious(html)) lastPrevious = Date.now();
  };
  const { figures, failures } = await underLoad({ url, mysql, onPage }, async () => {
    const started = Date.now();
    await release();
    ended = Date.now();
    seconds = Math.round((ended - started) / 1000);
  });
  return { figures: { ...figures, seconds, previousPageFor: Math.max(0, lastPrevious - ended) }, failures };
}

async function* releaseAndRollBack(
  url: string,
  method: ReleaseMethod,
  part: string,
  name: string,
): AsyncGenerator<ReleaseOutcome> {
  const { image } = readService(part);
  const { mysql } = method;
  const isSeamless = part !== 'gateway';
  const asset = part in pageWith ? await assetOf(url, part) : undefined;
  const next = `${image.split(':')[0]}:of-the-drill`;
  const renamed = makeNextImage(part, image, next, asset);
  const previousAsset = `/${asset?.split('/').at(-1)}`;
  const isPrevious = (html: string) => html.includes(previousAsset);
  const isRenamed = (html: string) => asset !== undefined && html.includes(renamed);
  yield {
    name,
    isSeamless,
    ...(await measureRelease({ url, mysql, isPrevious }, () => method.release(part, next))),
  };
  yield {
    name: `${name}, rolled back`,
    isSeamless,
    ...(await measureRelease({ url, mysql, isPrevious: isRenamed }, () => method.rollBack(part))),
  };
  docker('image', 'rm', '--force', next);
}

/** Releases and rolls back each part under load; the API alone and with a second replica. */
export async function* drillReleases(
  url: string,
  way: ReleaseMethod,
  parts: readonly string[],
): AsyncGenerator<ReleaseOutcome> {
  for (const part of parts) {
    if (part !== 'api-2') {
      yield* releaseAndRollBack(url, way, part, part);
      continue;
    }
    way.setReplicas('api', 2);
    yield* releaseAndRollBack(url, way, 'api', 'api, two replicas');
    way.setReplicas('api', 1);
  }
}
