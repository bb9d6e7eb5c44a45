import { readSite } from '@suite/site/read-site';

/** Sets the constant that the build replaces in bundles: tests use the built-in company facts. */
Object.assign(globalThis, { __SITE__: readSite({}) });
