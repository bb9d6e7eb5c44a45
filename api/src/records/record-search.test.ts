import { fewestInside, phoneSpellings, splitSearch, wordsOf } from '@suite/contracts/search';
import fc from 'fast-check';
import { yesterday } from '../../test/support/record-seeds.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import { deriveAll } from '../submissions/derive.ts';
import { phoneKey, phoneSearch } from '../submissions/phone-key.ts';
import { referenceOf } from '../submissions/reference.ts';
import { createRecordRows } from './record-rows.ts';
import { finds } from './record-search.ts';

const table = 'business_leads';

const names = ['Nimal', 'Nima', 'José', '山田', '田中太', 'Li', 'l77', 'xampl', '0771', '12'];
const domains = ['example.com', 'ex.lk', 'mail-77123.org', 'sub.xample.com'];
const numbers = ['+94 77', '0094-71', '077', '77', '(071) ', '+44 (0)20', '+1 ', '712'];

const digits = fc.string({ unit: fc.constantFrom('1', '2', '7'), minLength: 1, maxLength: 8 });
const letters = fc.string({ unit: fc.constantFrom('a', 'b', '1', '7'), minLength: 1, maxLength: 9 });

const person = fc.record({
  name: fc
    .array(fc.oneof(fc.constantFrom(...names), letters), { minLength: 1, maxLength: 3 })
    .map((all) => all.join(' ')),
  email: fc.oneof(
    fc.constant(''),
    fc
      .tuple(letters, fc.constantFrom('.', '_', ''), letters, fc.constantFrom(...domains))
      .map(([first, between, second, domain]) => `${first}${between}${second}@${domain}`),
  ),
  mobile_number: fc.tuple(fc.constantFrom(...numbers), digits).map((parts) => parts.join('')),
});
type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

/** Generates substrings of a text, at most 12 characters long. */
const partOf = (text: string) =>
  fc.tuple(fc.nat(text.length), fc.nat(12)).map(([start, length]) => text.slice(start, start + length));

/** Generates searches for parts of these people's fields and for other text. */
const queryFor = (people: readonly Person[]) => {
  const fields = people.flatMap(({ name, email, mobile_number }) => [name, email, mobile_number]);
  const part = fc.constantFrom(...fields).chain(partOf);
  const term = fc.oneof(
    { arbitrary: part, weight: 4 },
    digits,
    letters,
    fc.constantFrom(...numbers, ...domains),
  );
  return fc.array(term, { minLength: 1, maxLength: 2 }).map((terms) => terms.join(' '));
};

/** Returns what searches look at in the record with this id, determined without tokens. */
function searchedIn({ name, email, mobile_number }: Person, id: string) {
  const words = [name, email].map(wordsOf);
  const [first = '', second = ''] = referenceOf({ table, id }).toLowerCase().split('-');
  return {
    id,
    email: email.toLowerCase(),
    phone: phoneKey(mobile_number),
    spaced: [...words.flatMap((one) => one.spaced), first + second, second],
    runs: words.flatMap((one) => one.runs),
    insides: [...wordsOf(email).spaced, ...phoneSpellings(mobile_number).map((one) => one.digits)],
  };
}
type Searched = ReturnType<typeof searchedIn>;

/** Returns a function that returns whether the search matches a record, determined without SQL. */
function matcherOf(query: string) {
  const terms = splitSearch(query).filter((term) => term.words.spaced.length + term.words.runs.length > 0);
  const text = query.trim();
  const start = phoneSearch(text);
  return ({ email, phone, spaced, runs, insides }: Searched): boolean => {
    const isInside = (part: string) =>
      part.length >= fewestInside && insides.some((one) => one.includes(part));
    const hasWord = (word: string) => spaced.some((one) => one.startsWith(word)) || isInside(word);
    const hasRun = (run: string) =>
      [...run].every((character, index) =>
        runs.some((one) => one.includes(index === 0 ? character : `${[...run][index - 1]}${character}`)),
      );
    return (
      (text.includes('@') && email.startsWith(text.toLowerCase())) ||
      (start !== undefined && phone.startsWith(start)) ||
      (terms.length > 0 &&
        terms.every(
          (term) =>
            (term.digits.some(isInside) ||
              (term.words.spaced.every(hasWord) && term.words.runs.every(hasRun))) &&
            (!term.text.includes('@') || email.includes(term.text.toLowerCase())),
        ))
    );
  };
}

const now = yesterday;
const sample = { seed: 20_261_122, numRuns: 150 };
const people = fc.sample(person, sample);
const queries = fc.sample(queryFor(people), sample);

/** Stores one lead per person, received one millisecond apart, the first at `from`. */
async function write(db: TestApi['db'], columns: readonly Person[], id: string, from: number) {
  const metadata = { flaggedFor: null, firstTouch: null, lastTouch: null };
  const derived = await deriveAll(
    db,
    columns.map((one, index) => ({
      id: `${id}-${index}`,
      table,
      columns: one,
      metadata,
      receivedAt: from + index,
    })),
  );
  const rows = columns.map((one, index) => ({
    ...one,
    ...derived[index],
    submission_id: `${id}-${index}`,
    submission_hash: 'x',
    created_at: from + index,
  }));
  await db.batchInsert(table, rows, 100);
}

const searchedInAll = (columns: readonly Person[], id: string) =>
  columns.map((one, index) => searchedIn(one, `${id}-${index}`));

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
  await write(api.db, people, 'person', now);
});
afterEach(() => api.stop());

const newer = Array.from({ length: 2100 }, () => ({ name: 'Xyz', email: '', mobile_number: '0999999999' }));

test.each([
  ['the scan', []],
  ['the index', newer],
])('%s finds the same records as checking each record', async (_, others) => {
  await write(api.db, others, 'newer', now + people.length);
  const searched = searchedInAll(people, 'person');
  const all = [...searched, ...searchedInAll(others, 'newer')];
  const { read, count } = createRecordRows(api.db, table);
  const columns = ['id', 'created_at', 'name_key', 'submission_id'];
  const keys = await api
    .db(table)
    .select('email_key', 'phone_key', 'search_words')
    .orderBy('id')
    .limit(people.length);
  for (const q of queries) {
    const filter = { folder: 'inbox', q } as const;
    const found = await read<{ submission_id: string }>({
      filter,
      sort: 'createdAt',
      after: undefined,
      limit: people.length,
      columns,
    });
    const wanted = all.filter(matcherOf(q)).map(({ id }) => id);
    expect([q, found.map((row) => row.submission_id), await count(filter)]).toEqual([
      q,
      wanted.slice(0, people.length),
      wanted.length,
    ]);
    expect([q, keys.map((one) => finds(q, one))]).toEqual([q, searched.map(matcherOf(q))]);
  }
});

test('consecutive scans find the same newest records as checking each record', async () => {
  const copies = 20;
  const ids = ['person', ...Array.from({ length: copies - 1 }, (_, index) => `copy${index}`)];
  for (const [copy, id] of ids.entries())
    if (copy > 0) await write(api.db, people, id, now + copy * people.length);
  const all = ids.flatMap((id) => searchedInAll(people, id));
  const { read } = createRecordRows(api.db, table);
  for (const q of queries) {
    const found = await read<{ created_at: number }>({
      filter: { folder: 'inbox', q },
      sort: '-createdAt',
      after: undefined,
      limit: 2 * copies,
      columns: ['id', 'created_at', 'name_key'],
    });
    const matches = matcherOf(q);
    const wanted = all.flatMap((one, index) => (matches(one) ? [now + index] : []));
    expect([q, found.map((row) => row.created_at)]).toEqual([q, wanted.reverse().slice(0, 2 * copies)]);
  }
});
