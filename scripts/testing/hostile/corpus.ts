import { bodies } from './bodies.ts';
import { headers, heads } from './heads.ts';
import { mutations } from './mutations.ts';
import { paths, ranges } from './paths.ts';
import type { RawRequest } from './raw-request.ts';

/**
 * Returns several hundred malformed or unusual requests, the same ones in every run. `files` are paths of
 * static files, for ranges.
 */
export const hostileRequests = (files: readonly string[]): RawRequest[] => [
  ...ranges(files),
  ...paths(),
  ...heads(),
  ...headers(),
  ...bodies(),
  ...mutations(),
];
