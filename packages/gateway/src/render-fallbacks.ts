import { type CaptchaProvider, captchaProviders } from '@suite/contracts/captcha';
import { escapeHtml } from '@suite/contracts/escape-html';
import { formPaths } from '@suite/contracts/forms/form-paths';
import { adminPaths, sections } from '@suite/contracts/pages';
import { internalName } from '@suite/contracts/public-host';
import { visitorCalls } from '@suite/contracts/visitor-calls';
import type { Site } from '@suite/site/site';
import { telephoneUrl } from '@suite/site/telephone-url';
import { contentSecurityPolicy } from './headers.ts';
import { spellingMap } from './page-spellings.ts';

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function contacts({ offices, email }: Pick<Site, 'offices' | 'email'>) {
  const phones = offices.flatMap(({ name, phones }) =>
    phones.map((phone) => `<li>${escapeHtml(name)}: ${link(telephoneUrl(phone), phone)}</li>`),
  );
  const items = [...phones, ...(email ? [`<li>E-mail: ${link(`mailto:${email}`, email)}</li>`] : [])];
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

/**
 * Returns nginx's map from path to content security policy. nginx includes the file of the configured
 * provider at startup.
 */
function policyMap(captcha: CaptchaProvider, videoUrl: string | undefined) {
  // nginx's variable for the hashes of the page's style elements.
  const styles = '$style_sources';
  const administrators = `~^(${adminPaths.join('|')})$`;
  return [
    'map $uri $content_security_policy {',
    `    default "${contentSecurityPolicy({ videoUrl, captcha, styles })}";`,
    `    ${administrators} "${contentSecurityPolicy({ videoUrl, styles })}";`,
    '}',
    '',
  ].join('\n');
}

/** Returns nginx's map of the API calls to reject on hosts other than the admin hosts, by the undecoded path. */
function callMap() {
  const calls = Object.entries(visitorCalls).map(
    ([path, methods]) => `    "~^ (${methods.join('|')}) ${path}(\\?|$)" "";`,
  );
  return [
    'map "$administration $request_method $request_uri" $is_refused_call {',
    '    "~^1 " "";',
    ...calls,
    '    default 1;',
    '}',
    '',
  ].join('\n');
}

/** Returns nginx's locations of the forms' paths. */
const formLocations = () =>
  Object.values(formPaths)
    .map((path) => `location ~ ^${path}$ { include gateway/submission.conf; }\n`)
    .join('');

/** Returns nginx's map from a document's parameter to the navigation entry it highlights. */
const sectionMap = () =>
  [
    'map $arg_section $section {',
    ...sections.map((section) => `    ${section} ${section};`),
    '    default none;',
    '}',
    '',
  ].join('\n');

// Style attributes, because the policy blocks style elements and this page can't load files.
const bodyStyle = 'font:18px/1.6 system-ui,sans-serif;max-width:68ch;margin:0 auto;padding:32px 20px';

/**
 * Returns, by name, the files of the gateway's image that derive from the company's facts and the contracts: the
 * security policies, the visitors' calls, the paths of forms and administrators, the spellings of pages, the sections and
 * the internal names. Minimal fragments and an outage page are for when the shell is unreachable and nothing is cached.
 */
export function renderFallbacks(
  site: Pick<Site, 'name' | 'offices' | 'email' | 'video'>,
): Record<string, string> {
  const name = escapeHtml(site.name);
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  const policies = captchaProviders.map((captcha) => [
    `content-security-policy/${captcha}.conf`,
    policyMap(captcha, site.video?.url),
  ]);
  return {
    ...Object.fromEntries(policies),
    'visitor-calls.conf': callMap(),
    'form-locations.conf': formLocations(),
    'page-spellings.conf': spellingMap(),
    'sections.conf': sectionMap(),
    'admin-pages': adminPaths.map((page) => page.slice(1)).join('|'),
    'internal-name': internalName,
    'fragments/document-start.html': `<!doctype html><html lang="<!--# echo var="lang" default="en" -->"><head>${head}`,
    'fragments/body-start.html': `</head><body><header><a href="/" lang="en">${name}</a></header><main>`,
    'fragments/body-end.html': `</main><footer lang="en"><p>${name}</p>${contacts(site)}</footer>`,
    'fragments/entry.html': '',
    'outage.html': [
      `<!doctype html><html lang="en"><head>${head}<meta name="robots" content="noindex">`,
      `<title>Unavailable | ${name}</title></head><body style="${bodyStyle}"><main>`,
      `<p>${name}</p><h1>This page is temporarily unavailable</h1>`,
      '<p>We are working on it. Please reload the page in a minute, or contact us directly:</p>',
      `${contacts(site)}</main></body></html>`,
    ].join(''),
  };
}
