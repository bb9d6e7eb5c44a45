import { coerce, compare, parse } from 'semver';

/** The parts that we read of an advisory in the format of the OSV schema (https://ossf.github.io/osv-schema). */
export interface Advisory {
  id: string;
  summary?: string;
  aliases?: string[];
  /** Time at which the advisory was withdrawn. */
  withdrawn?: string;
  affected?: Affected[];
}

interface Affected {
  package?: { ecosystem: string; name: string };
  ranges?: { type: string; events: RangeEvent[] }[];
  /** Affected versions, listed one by one. */
  versions?: string[];
}

interface RangeEvent {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
}

export interface Package {
  name: string;
  version: string;
}

/** Returns a version that can be compared. OSV's `0` is before all others; incomplete ones end with zeros. */
const comparable = (version: string) =>
  version === '0' ? '0.0.0-0' : (parse(version) ?? coerce(version) ?? '0.0.0-0');

const order = (left: string, right: string) => compare(comparable(left), comparable(right));

/** Returns whether a version is in a range, by the evaluation algorithm of the OSV schema. */
function isInRange(version: string, events: RangeEvent[]): boolean {
  const introduced = events.flatMap((event) => event.introduced ?? []);
  const start = introduced
    .filter((from) => order(version, from) >= 0)
    .sort(order)
    .at(-1);
  if (start === undefined) return false;
  const isEnded = events.some(
    ({ fixed, last_affected: last }) =>
      (fixed !== undefined && order(fixed, start) > 0 && order(version, fixed) >= 0) ||
      (last !== undefined && order(last, start) >= 0 && order(version, last) > 0),
  );
  return !isEnded;
}

/** Returns whether an advisory is in force and affects a version of an npm package. */
export function affects({ withdrawn, affected = [] }: Advisory, { name, version }: Package): boolean {
  if (withdrawn) return false;
  return affected
    .filter(({ package: about }) => about?.ecosystem === 'npm' && about.name === name)
    .some(
      ({ ranges = [], versions = [] }) =>
        versions.includes(version) ||
        ranges.some(({ type, events }) => type === 'SEMVER' && isInRange(version, events)),
    );
}

/** Returns the first versions of a package that are not affected, for the reader of a finding. */
export const fixedVersions = ({ affected = [] }: Advisory, { name }: Package): string[] =>
  affected
    .filter(({ package: about }) => about?.name === name)
    .flatMap(({ ranges = [] }) => ranges.flatMap(({ events }) => events.flatMap(({ fixed }) => fixed ?? [])));
