import type { PublicFile } from '@suite/build/app-description';

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
export const retiredWorkers: PublicFile[] = names.map((name) => ({
  path: `public/${name}`,
  content: Buffer.from(script),
}));
