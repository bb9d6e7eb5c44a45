import { type Touch, touchLimits } from '@suite/contracts/submission-marks';
import { readTouches, writeTouches } from './stored-touches.ts';

/** How a visit began. */
export interface Landing {
  /** The address that was loaded. */
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

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '');

function touchOf({ url, referrer, language }: Landing) {
  const { searchParams, pathname, hostname } = new URL(url);
  const campaign = Object.entries(parameters).map(([key, name]) => [key, searchParams.get(name) ?? '']);
  const referrerHost = hostOf(referrer);
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

/** Later navigation is the router's: the document was loaded at the address its visitor came to. */
const landing = (): Landing => ({
  url: performance.getEntriesByType('navigation')[0]?.name ?? window.location.href,
  referrer: document.referrer,
  language: navigator.language,
});

/**
 * Remembers where this visit came from: as the first touch if there is none, and as the last one where it came from
 * another site or by a campaign. For visitors who have consented only.
 */
export function rememberTouch(from = landing()) {
  const { touch, isFromElsewhere } = touchOf(from);
  const { firstTouch = touch, lastTouch = touch } = readTouches();
  writeTouches({ firstTouch, lastTouch: isFromElsewhere ? touch : lastTouch });
}
