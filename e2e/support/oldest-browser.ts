import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { features } from 'web-features';

const { browserslist } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { browserslist: string[] };

/** The oldest supported version of each browser, named as in web-features. */
const oldest = browserslist.map((query) => {
  const [browser = '', version] = query.split(' >= ');
  return [browser.replace('ios_saf', 'safari_ios'), Number(version)] as const;
});

const isEverywhere = (support: object) => {
  const since = new Map<string, string>(Object.entries(support));
  return oldest.every(
    ([browser, version]) => Number.parseFloat(since.get(browser)?.replace('≤', '') ?? 'NaN') <= version,
  );
};

/** The functions and properties that an oldest supported browser lacks, such as `URL.canParse_static`. */
const missingApis = Object.values(features).flatMap((feature) =>
  feature.kind === 'feature'
    ? Object.entries(feature.status.by_compat_key ?? {}).flatMap(([key, { support }]) =>
        isEverywhere(support) ? [] : (/^(?:api|javascript\.builtins)\.(\w+\.\w+|\w+)$/.exec(key)?.[1] ?? []),
      )
    : [],
);

/** Removes from a page everything that an oldest supported browser lacks in its scripts. */
export const removeMissingApis = (page: Page) =>
  page.addInitScript((names) => {
    for (const name of names) {
      const [owner = '', member] = name.split('.');
      const scope = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
      if (!member) Reflect.deleteProperty(globalThis, owner);
      else if (member.endsWith('_static')) Reflect.deleteProperty(scope[owner] ?? {}, member.slice(0, -7));
      else
        for (const holder of [scope[owner], scope[owner]?.prototype])
          Reflect.deleteProperty(holder ?? {}, member);
    }
  }, missingApis);

/**
 * Renames popovers and anchor positions in everything that is served, so that the browser knows neither their attributes
 * nor their selector, functions and properties, like one that is older than them.
 */
export const removePopovers = (page: Page) =>
  page.route(/^http/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const type = response.headers()['content-type'] ?? '';
    if (!/html|javascript/.test(type)) return route.fulfill({ response });
    const body = (await response.text()).replaceAll(/(p)o(pover|sition-area)/gi, '$1a$2');
    return route.fulfill({ response, body });
  });
