import { type Touch, touchLimits } from '@suite/contracts/submission-metadata';
import { parseUrl } from '@suite/host/parse-url';
import { readTouches, writeTouches } from './stored-touches.ts';

/** How a visit started. */
export interface Landing {
  /** URL of the document that was loaded. */
  url: string;
  referrer: string;
  language: string;
}

const parameters = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
  gclid: 'gclid',
  fbclid: 'fbclid',
  msclkid: 'msclkid',
} as const;

function touchOf({ url, referrer, language }: Landing) {
  const { searchParams, pathname, hostname } = new URL(url);
  const campaign = Object.entries(parameters).map(([key, name]) => [key, searchParams.get(name) ?? '']);
  const referrerHost = parseUrl(referrer)?.hostname ?? '';
  const source = [...campaign, ['referrerHost', referrerHost === hostname ? '' : referrerHost]].filter(
    ([key, value]) => value !== '' && (value?.length ?? 0) <= touchLimits[key as keyof Touch],
  );
  const touch: Touch = Object.fromEntries([
    ...source,
    ['landingPath', pathname.slice(0, touchLimits.landingPath)],
    ['language', language.slice(0, touchLimits.language)],
  ]);
  return { touch, isFromElsewhere: source.length > 0 };
}

/** Returns how this visit started. Later navigation loads no document, so the document's URL is the landing page. */
const landing = (): Landing => ({
  url: performance.getEntriesByType('navigation')[0]?.name ?? window.location.href,
  referrer: document.referrer,
  language: navigator.language ?? '',
});

/**
 * Stores where this visit came from: as the first touch if none is stored, and as the last touch if the visitor came
 * from another site or a campaign. Call it only with the visitor's consent.
 */
export function rememberTouch(from = landing()) {
  const { touch, isFromElsewhere } = touchOf(from);
  const { firstTouch = touch, lastTouch = touch } = readTouches();
  writeTouches({ firstTouch, lastTouch: isFromElsewhere ? touch : lastTouch });
}
