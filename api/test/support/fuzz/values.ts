import {
  type FilterName,
  type ListFilter,
  listFilterNames,
  listFilters,
} from '@suite/contracts/list-filters';
import fc from 'fast-check';

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** The values of each kind that most often break a program, as JSON text. */
export const worstJson = [
  ...['null', '-1', '1e999', '[{"toString":1}]', '{}', '{"toString":1,"valueOf":1,"length":9}'],
  ...['""', '"\\u0000"', '"\\ud800"', '"日本語"', `"${'a'.repeat(5001)}"`, `"${'👍'.repeat(100)}"`],
];

/** Values as JSON text, because JSON.stringify cannot write some of them, such as 1e999. */
export const oddJson = [
  ...['null', 'true', 'false', '[]', '{}', '""', '" "', '[[]]', '[null]', '[{}]', '["text"]'],
  ...['0', '-0', '-1', '1.5', '1e999', '-1e999', '1e-999', '1e21', '4294967295', '4294967296'],
  ...['2147483648', '9007199254740991', '9007199254740993', '-9007199254740993', '18446744073709551616'],
  ...['"0"', '"-1"', '"NaN"', '"Infinity"', '"-Infinity"', '"0x1f"', '"1e3"', '"null"', '"undefined"'],
  ...['"\\u0000"', '"a\\u0000b"', '"\\u001b[31m"', '"a\\r\\nb: c"', '"\\u202e"', '"\\ufeff"', '"\\uffff"'],
  ...['"\\ud800"', '"\\udc00\\ud800"', '"ab\\udfff"', '"\\ud83d\\ude00"', '"日本語"', '"é"', '"ﷺ"', '"Ω"'],
  ...['{"toString":1}', '{"valueOf":{},"toString":"x"}', '{"toJSON":1}', '{"then":1}', '{"length":9}'],
  ...['{"constructor":{"prototype":{"x":1}}}', '{"__proto__":{"x":1}}', '{"__proto__":null}'],
  ...['"__proto__"', '"constructor"', '"toString"', '"hasOwnProperty"', '"=1+1"', '"%00"', '"%s%n"'],
  ...['"\'; drop table sessions; --"', '"<script>"', '"#{x}"', '"{{x}}"', '"../../etc/passwd"', '"*"'],
  ...['"2026-02-30T00:00:00Z"', '"0000-01-01"', '"9999-12-31"', '"2026-11-25"', '"-271821-04-20"'],
  ...[deep(100), deep(3000), `{"a":${deep(500)}}`, `[${'{},'.repeat(3000)}{}]`, `[${'1,'.repeat(6000)}1]`],
  ...[40, 41, 100, 200, 201, 255, 256, 300, 2001, 5001, 60_000].map((length) => `"${'a'.repeat(length)}"`),
  ...[100, 200, 201, 5001].flatMap((length) => [`"${'👍'.repeat(length)}"`, `"${'日'.repeat(length)}"`]),
];

/** Text that contains any character, also unpaired surrogates. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });

/** JSON text of a value that a field probably does not expect. */
export const oddValue: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...worstJson), weight: 2 },
  { arbitrary: fc.constantFrom(...oddJson), weight: 4 },
  { arbitrary: anyText.map((text) => JSON.stringify(text)), weight: 1 },
  { arbitrary: fc.json({ maxDepth: 3 }), weight: 1 },
);

/** Names of fields and parameters that exist on every object, or that nothing expects. */
export const oddName = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then', 'toJSON'],
  ...['length', '', ' ', '0', 'id', 'Name', 'name ', '\0', '日本', '$where', 'a.b', 'a[0]', 'x'.repeat(300)],
);

/** Text that a form or a filter might accept. */
export const text = (minLength: number, maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength }),
    fc.string({ unit: fc.constantFrom(...'abc @.-0129日é👍ß'), minLength, maxLength }),
  );

/** Values of the filters of lists, as they are in a body. */
export const filterValues = Object.fromEntries(
  listFilterNames.map((name) => {
    const filter: ListFilter = listFilters[name];
    if (filter.type === 'choice') return [name, fc.constantFrom(...Object.keys(filter.choices))];
    if (filter.type === 'text')
      return [name, fc.oneof(text(0, filter.most), fc.constantFrom('direct', '日本', 'é', 'ﬀ'))];
    return [name, filter.type === 'flag' ? fc.boolean() : fc.constantFrom('me', 'none', '1', '4294967295')];
  }),
) as Record<FilterName, fc.Arbitrary<string | boolean>>;
