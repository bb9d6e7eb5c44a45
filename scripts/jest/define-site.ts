import { frameFacts } from '@suite/site/frame-facts';
import { readSite } from '@suite/site/read-site';

/** Defines the constants that builds replace, with the built-in company facts. */
const site = readSite({});
Object.assign(globalThis, { __SITE__: site, __FRAME__: frameFacts(site) });
