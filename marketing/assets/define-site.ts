import { readSite } from '@suite/site/read-site';

/** Sets the company facts of this environment, which the build inlines into bundles. Must be imported first. */
Object.assign(globalThis, { __SITE__: readSite(process.env) });
