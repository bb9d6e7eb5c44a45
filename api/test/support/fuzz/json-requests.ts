import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import type { BodySpec } from './bodies.ts';
import { oddName, oddValue, worstJson } from './values.ts';

/** A body and its headers. `bytes` has one character per byte, so that a failed test prints it readably. */
export interface FuzzedBody {
  headers: Record<string, string>;
  bytes: string;
}

type Path = readonly (string | number)[];

/** Returns the paths of all values in an object, at every depth. */
const pathsIn = (value: unknown): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...pathsIn(inner).map((path) => [name, ...path]),
      ])
    : [];

/** Placeholders in an object for JSON text that JSON.stringify cannot write, and for names such as `__proto__`. */
const gap = '(JSON text)';
const gapName = '(name)';

/** Returns the object as JSON, with `json` as the value at a path, or with a field added beside it. */
function textWith(object: object, path: Path, json: string, addedName?: string): string {
  const copy = structuredClone(object);
  const inner = path.slice(0, -1).reduce((value, name) => Reflect.get(value, name), copy as object);
  Reflect.set(inner, addedName === undefined ? (path.at(-1) ?? '') : gapName, gap);
  return JSON.stringify(copy)
    .replace(`"${gap}"`, () => json)
    .replace(`"${gapName}"`, () => JSON.stringify(addedName));
}

const asJson = { 'Content-Type': 'application/json' };
const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

/** Returns bodies with each of the worst values in each field of a valid object. */
export function worstBodies({ valid }: BodySpec): FuzzedBody[] {
  const objects = fc.sample(valid, 20);
  const fields = new Map(
    objects.flatMap((object) =>
      pathsIn(object).map((path) => [
        path.filter((name) => !/^\d+$/.test(String(name))).join(),
        { object, path },
      ]),
    ),
  );
  return [...fields.values()].flatMap(({ object, path }) =>
    worstJson.map((json) => ({ headers: asJson, bytes: bytesOf(textWith(object, path, json)) })),
  );
}

/** Returns the text of an object after one change: of a value, a name, or by an absent, additional or repeated field. */
type ChangeText = (object: object) => string;

const repeat = (object: object, path: Path, json: string, isLast: boolean) => {
  const field = `${JSON.stringify(path[0] ?? '')}:${json}`;
  const others = JSON.stringify(object).slice(1, -1);
  return `{${(isLast ? [others, field] : [field, others]).filter(Boolean).join()}}`;
};

const without = (object: object, path: Path) => {
  const copy = structuredClone(object);
  const inner = path.slice(0, -1).reduce((value, name) => Reflect.get(value, name), copy as object);
  Reflect.deleteProperty(inner, path.at(-1) ?? '');
  return JSON.stringify(copy);
};

/** Picks a path of the object with `index`. */
const pick = (object: object, index: number): Path => {
  const paths = pathsIn(object);
  return paths[index % Math.max(1, paths.length)] ?? ['x'];
};

const index = fc.nat(200);
const changedText: fc.Arbitrary<ChangeText> = fc.oneof(
  {
    arbitrary: fc.tuple(index, oddValue).map(
      ([at, json]): ChangeText =>
        (object) =>
          textWith(object, pick(object, at), json),
    ),
    weight: 5,
  },
  index.map(
    (at): ChangeText =>
      (object) =>
        without(object, pick(object, at)),
  ),
  fc.tuple(index, oddName, oddValue).map(
    ([at, name, json]): ChangeText =>
      (object) =>
        textWith(object, pick(object, at), json, name),
  ),
  fc.tuple(index, oddValue, fc.boolean()).map(
    ([at, json, isLast]): ChangeText =>
      (object) =>
        repeat(object, pick(object, at), json, isLast),
  ),
  { arbitrary: fc.constant<ChangeText>((object) => JSON.stringify(object)), weight: 2 },
);

type ChangeBytes = (body: FuzzedBody) => FuzzedBody;
const withBytes =
  (change: (bytes: string) => string): ChangeBytes =>
  (body) => ({ ...body, bytes: change(body.bytes) });
const withHeaders =
  (headers: Record<string, string>): ChangeBytes =>
  (body) => ({ ...body, headers: { ...body.headers, ...headers } });

const invalidUtf8 = ['\xff', '\xc0\xaf', '\xed\xa0\x80', '\xf5\x80\x80\x80', '\xe2\x82', '\0', '\x1f'];
const contentTypes = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'image/png'],
  ...['application/jsonp', 'application/vnd.api+json', 'json', '*/*', '', 'application/json-patch+json'],
  ...['application/json; charset=utf-8', 'application/json; charset=utf-16', 'application/json; charset=x'],
  ...['Application/JSON', 'application/json;', 'application/json;;=', 'application/json, text/plain'],
];
const keys = ['a', 'b', 'k'.repeat(128), 'k'.repeat(129), 'a b', '\xff', '__proto__', '""'];

/** A change of the encoded body or its headers. */
const changedBytes: fc.Arbitrary<ChangeBytes> = fc.oneof(
  fc.nat(200).map((length) => withBytes((bytes) => bytes.slice(0, length % (bytes.length + 1)))),
  fc.tuple(fc.nat(400), fc.constantFrom(...invalidUtf8)).map(([index, wrong]) =>
    withBytes((bytes) => {
      const position = index % (bytes.length + 1);
      return bytes.slice(0, position) + wrong + bytes.slice(position);
    }),
  ),
  fc
    .tuple(
      fc.constantFrom('\xef\xbb\xbf', ' ', '[', '// x\n', '\xff\xfe'),
      fc.constantFrom('', ']', '}', ',', '\0'),
    )
    .map(([before, after]) => withBytes((bytes) => before + bytes + after)),
  fc
    .constantFrom(
      '[]',
      'null',
      '1',
      '"text"',
      '',
      '{}',
      '{"__proto__":{}}',
      '['.repeat(30_000),
      '{"a":'.repeat(9000),
    )
    .map((bytes) => withBytes(() => bytes)),
  fc.constantFrom(65_536, 65_537).map((length) => withBytes((bytes) => bytes.padEnd(length))),
  fc.constant(withBytes((bytes) => Buffer.from(bytes, 'utf16le').toString('latin1'))),
  fc.constantFrom(...contentTypes).map((type) => withHeaders({ 'Content-Type': type })),
  fc
    .constantFrom('gzip', 'br', 'identity', 'constructor')
    .map((coding) => withHeaders({ 'Content-Encoding': coding })),
  fc.constantFrom(...keys).map((key) => withHeaders({ 'Idempotency-Key': key })),
);

/** Valid bodies with a field, bytes or headers changed. */
export const fuzzedBody = ({ valid }: BodySpec): fc.Arbitrary<FuzzedBody> =>
  fc
    .tuple(valid, changedText, fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, changedBytes))
    .map(([object, changeText, changeBytes]) => {
      const body = { headers: asJson, bytes: bytesOf(changeText(object)) };
      return changeBytes ? changeBytes(body) : body;
    });

const hasPrototype = (text: string) => {
  let isFound = false;
  JSON.parse(text, (key, value) => {
    isFound ||= key === '__proto__';
    return value;
  });
  return isFound;
};

const isFilled = (value: unknown) => typeof value === 'string' && value !== '';

/** Returns whether a body may be accepted: a JSON object in UTF-8 with text in all required fields. */
export function isAcceptable({ headers, bytes }: FuzzedBody, { required }: BodySpec): boolean {
  const type = headers['Content-Type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || headers['Content-Encoding'] || bytes.length > 65_536) return false;
  const raw = Buffer.from(bytes, 'latin1');
  if (!isUtf8(raw)) return false;
  try {
    const text = raw.toString();
    const value = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value) || hasPrototype(text))
      return false;
    return required.every((name) => Object.hasOwn(value, name) && isFilled(value[name]));
  } catch {
    return false;
  }
}
