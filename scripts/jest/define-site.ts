import { readSite } from '@suite/site/read-site';

/** What the build replaces in bundles: tests see the built-in company facts. */
Object.assign(globalThis, { __SITE__: readSite({}) });
