import { readSite } from '@suite/site/read-site';

/** What the build replaces in bundles: the drawings say the company facts of this environment. Imported first. */
Object.assign(globalThis, { __SITE__: readSite(process.env) });
