import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PublicFile } from '@suite/build/app-description';
import { companyFile, readSite } from '@suite/site/read-site';
import type { Site } from '@suite/site/site';
import { renderPicture, socialPicture } from './social-pictures.ts';

/** Names under which sites commonly register a service worker. */
const names = ['sw.js', 'service-worker.js', 'serviceworker.js', 'ngsw-worker.js'];

const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
}
`;

/**
 * A service worker that removes itself and all caches. Browsers install it in the place of one that another site left under
 * this host name, which would answer with pages of that site for ever: a missing script does not end it.
 */
const retiredWorkers: PublicFile[] = names.map((name) => ({
  path: `public/${name}`,
  content: Buffer.from(script),
}));

const marketing = path.join(import.meta.dirname, '..');
const overrides = 'marketing/pictures/overrides';

/** Returns a file of the operator, if there is one in the folder of overrides. */
function findOverride(name: string): Buffer | undefined {
  const file = path.join(marketing, 'pictures/overrides', name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Returns a PDF for download. Throws an Error that says what to do if the facts are not those that the built-in PDF
 * contains.
 */
export function readDocument(name: string, site: Site, file: string): Buffer {
  const override = findOverride(`documents/${name}.pdf`);
  if (override) return override;
  if (!isDeepStrictEqual(site, readSite({})))
    throw new Error(
      `${file} lists the document ${name}, but the built-in PDF has the facts of another company. ` +
        `Put your PDF at ${overrides}/documents/${name}.pdf, or remove ${name} from "documents" in ${file}.`,
    );
  return readFileSync(path.join(marketing, 'documents', `${name}.pdf`));
}

/** Creates the public files that are not in the folder `public`: social pictures, PDFs for download, service workers. */
export async function createPublicFiles(env = process.env): Promise<PublicFile[]> {
  const site = readSite(env);
  // The content of the pages reads the facts that the build inlines into bundles.
  Object.assign(globalThis, { __SITE__: site });
  const { pages } = await import('../src/content/pages.ts');
  return [
    ...retiredWorkers,
    ...pages.flatMap((page) => {
      if (!page.picture) return [];
      const content = findOverride(page.picture.path) ?? renderPicture(socialPicture(page, site));
      return [{ path: `public${page.picture.path}`, content }];
    }),
    ...site.documents.map((name) => ({
      path: `public/downloads/${name}.pdf`,
      content: readDocument(name, site, path.relative(process.cwd(), companyFile(env))),
    })),
  ];
}
