import { readSite } from '@suite/site/read-site';

/** Defines the constant that builds replace, with the built-in company facts. */
Object.assign(globalThis, { __SITE__: readSite({}) });
