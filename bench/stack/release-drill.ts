import { ask } from '../../scripts/release/docker.ts';
import { readService } from '../../scripts/release/service.ts';
import { makeNextImage } from './next-image.ts';
import { type LoadFigures, type UnderLoad, underLoad } from './under-load.ts';
import { assetsOf } from './visitors.ts';
import type { Way } from './ways.ts';

/** A page that references an asset of each front end. */
const pageWith: Record<string, string> = { marketing: '/business', shell: '/business', admin: '/admin' };

const assetOf = async (url: string, part: string) => {
  const html = await (await fetch(url + (pageWith[part] ?? '/'))).text();
  return assetsOf(html).find((asset) => asset.startsWith(`/assets/${part}/`) && asset.endsWith('.js'));
};

export interface ReleaseFigures extends LoadFigures {
  /** Duration of the release. */
  seconds: number;
  /** Milliseconds after the release in which a page of the previous one was still served. */
  formerPageFor: number;
}

export interface ReleaseOutcome {
  name: string;
  figures: ReleaseFigures;
  failures: UnderLoad['failures'];
  /** Whether no request may fail. */
  isSeamless: boolean;
}

interface Occasion {
  url: string;
  mysql: () => string;
  /** Returns whether a page belongs to the replaced release. */
  isFormer: (html: string) => boolean;
}

async function whileReleasing({ url, mysql, isFormer }: Occasion, release: () => Promise<void>) {
  let [ended, lastFormer, seconds] = [0, 0, 0];
  const onPage = (html: string) => {
    if (isFormer(html)) lastFormer = Date.now();
  };
  const { figures, failures } = await underLoad({ url, mysql, onPage }, async () => {
    const started = Date.now();
    await release();
    ended = Date.now();
    seconds = Math.round((ended - started) / 1000);
  });
  return { figures: { ...figures, seconds, formerPageFor: Math.max(0, lastFormer - ended) }, failures };
}

async function* releaseAndBack(
  url: string,
  way: Way,
  part: string,
  name: string,
): AsyncGenerator<ReleaseOutcome> {
  const { image } = readService(part);
  const { mysql } = way;
  const isSeamless = part !== 'gateway';
  const asset = part in pageWith ? await assetOf(url, part) : undefined;
  const next = `${image.split(':')[0]}:of-the-drill`;
  const renamed = makeNextImage(part, image, next, asset);
  const former = `/${asset?.split('/').at(-1)}`;
  const isFormer = (html: string) => html.includes(former);
  const isRenamed = (html: string) => asset !== undefined && html.includes(renamed);
  yield {
    name,
    isSeamless,
    ...(await whileReleasing({ url, mysql, isFormer }, () => way.release(part, next))),
  };
  yield {
    name: `${name}, rolled back`,
    isSeamless,
    ...(await whileReleasing({ url, mysql, isFormer: isRenamed }, () => way.rollBack(part))),
  };
  ask('image', 'rm', '--force', next);
}

/** Releases and rolls back each part under load; the API alone and with a second replica. */
export async function* drillReleases(
  url: string,
  way: Way,
  parts: readonly string[],
): AsyncGenerator<ReleaseOutcome> {
  for (const part of parts) {
    if (part !== 'api-2') {
      yield* releaseAndBack(url, way, part, part);
      continue;
    }
    way.setReplicas('api', 2);
    yield* releaseAndBack(url, way, 'api', 'api, two replicas');
    way.setReplicas('api', 1);
  }
}
