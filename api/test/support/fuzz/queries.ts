import { type AuditFilter, auditKinds } from '@suite/contracts/audit';
import type { FilterName } from '@suite/contracts/list-filters';
import { type RecordQuery, recordFolders, recordSorts } from '@suite/contracts/records';
import fc from 'fast-check';
import { filterValues, oddJson, oddName, text } from './values.ts';

type Name = keyof RecordQuery | keyof AuditFilter | 'atMost' | 'days' | 'form' | 'after' | 'ids' | 'columns';

const number = fc.constantFrom('1', '2', '50', '200');
const instant = fc.constantFrom('2026-01-01T00:00:00Z', '2030-12-31T23:59:59.999+09:00');

/** Values that a parameter accepts on at least one route. */
const parameters: Record<Name, fc.Arbitrary<string>> = {
  folder: fc.constantFrom(...recordFolders),
  q: fc.oneof(text(0, 30), fc.constantFrom('nimal', '077', '+94 77', 'a@b', '"', '%', '_', '*', '-a +b')),
  from: instant,
  to: instant,
  ...(Object.fromEntries(
    Object.entries(filterValues).map(([name, values]) => [name, values.map(String)]),
  ) as Record<FilterName, fc.Arbitrary<string>>),
  today: fc.constantFrom('2026-11-25', '2199-12-31'),
  limit: number,
  cursor: fc.constantFrom('1', '9999999999'),
  sort: fc.constantFrom(...recordSorts),
  administrator: fc.constantFrom('0', '1', '999999999'),
  kind: fc.constantFrom(...auditKinds),
  atMost: number,
  days: number,
  form: fc.constantFrom('contact', 'partner'),
  after: fc.constantFrom('0-0-0', '9999999999-0-1'),
  ids: fc.constantFrom('1', '1,2,3', '9999999999'),
  columns: fc.constantFrom('name', 'email,status,folder', 'id'),
};

export const parameterNames = Object.keys(parameters);

/** Every byte of the text, percent-encoded. */
const encoded = (value: string) =>
  [...Buffer.from(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Values as they are in an address: odd values of bodies, and odd encodings. */
const oddValues = [
  ...oddJson
    .map((json) => encoded(json.startsWith('"') ? JSON.parse(json) : json))
    .filter(({ length }) => length <= 5000),
  ...['%', '%z', '%zz', '%ff', '%c0%af', '%ed%a0%80', '%f5%80%80%80', '%e2%82', '+', '+%2b+', '+1', '00001'],
  ...['201', '999999999', '2026-11-25T24:00Z', '{"$ne":1}', '[object%20Object]', '%27%3b--', '"', '`', '\\'],
  ...['9'.repeat(400), encoded('👍'.repeat(50)), '1,'.repeat(2000), ',', ',,', '1,1'],
];

const parameter = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    {
      arbitrary: fc
        .constantFrom(...names)
        .chain((name) =>
          (parameters[name as Name] ?? fc.constant('')).map((value) => `${name}=${encoded(value)}`),
        ),
      weight: 6,
    },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...names), fc.constantFrom(...oddValues))
        .map(([name, value]) => `${name}=${value}`),
      weight: 3,
    },
    fc
      .tuple(
        fc.oneof(
          fc.constantFrom(...names).map((name) => `${name}[]`),
          oddName.map(encoded),
        ),
        number,
      )
      .map(([name, value]) => `${name}=${value}`),
    fc.constantFrom('&', '=', '?', '%', '%00', ';', 'a=b=c', '=x', '#', '\\', 'limit'),
  );

/** Query strings of these parameters, some of them invalid, unknown or repeated. */
export const fuzzedQuery = (names: readonly string[]): fc.Arbitrary<string> =>
  fc.array(parameter(names), { maxLength: 4 }).map((parts) => parts.join('&'));
