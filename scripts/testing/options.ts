import { parseArgs } from 'node:util';
import type { Selection, Tier } from './selection.ts';

const tiers: Tier[] = ['first', 'rest', 'all', 'night', 'bare'];
const checks: Tier[] = ['first', 'all'];
const inEach: Tier[] = ['first', 'rest', 'all'];
const later: Tier[] = ['rest', 'all'];
const withNight: Tier[] = [...inEach, 'night'];

/** The stages in the order in which they run, each with the tiers that include it. */
const stageTiers = {
  lint: checks,
  types: checks,
  imports: checks,
  'dead-code': checks,
  build: withNight,
  unit: [...inEach, 'bare'],
  'api-sqlite': tiers,
  gateway: withNight,
  'api-mysql': [...later, 'night'],
  start: later,
  containers: later,
  pages: withNight,
  browser: withNight,
  faults: inEach,
  browsers: later,
  hydration: later,
  commands: later,
  drills: ['night'],
} satisfies Record<string, Tier[]>;

export type Stage = keyof typeof stageTiers;
const allStages = Object.keys(stageTiers) as Stage[];

export interface Options extends Selection {
  /** Stages named on the command line, which run in any tier. */
  named: Stage[];
  stages: Stage[];
}

const oneOf = <Name extends string>(what: string, names: readonly Name[], given: string): Name => {
  const found = names.find((name) => name === given);
  if (!found) throw new Error(`There is no ${what} ${given}: choose among ${names.join(', ')}.`);
  return found;
};

/** Parses the arguments of `npm test`. Throws an error that names the choices. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { tier: { type: 'string', default: 'first' }, changed: { type: 'boolean', default: false } },
  });
  const tier = oneOf('tier', tiers, values.tier);
  const named = positionals.map((name) => oneOf('stage', allStages, name));
  const inTier = allStages.filter((stage) => (stageTiers[stage] as Tier[]).includes(tier));
  const stages = named.length > 0 ? allStages.filter((stage) => named.includes(stage)) : inTier;
  return { tier, isChangedOnly: values.changed, named, stages };
}
