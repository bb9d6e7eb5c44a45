import { forms } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import fc from 'fast-check';
import { generatedCases } from '../../../scripts/testing/generated-cases.ts';
import { callOf, sharedFuzzedApi } from '../../test/support/fuzz/fuzzed-api.ts';
import { fuzzedQuery, parameterNames } from '../../test/support/fuzz/queries.ts';
import { readRoutes } from '../../test/support/read-routes.ts';

/** Sends generated queries and cursors to every route that reads one. */

const queriesPerRoute = generatedCases(200);
const cursorsPerList = generatedCases(300);

const fuzzed = sharedFuzzedApi();

const ask = (path: string) => fuzzed.expectDocumented({ method: 'GET', path, headers: {}, bytes: '' });

/** Returns the parameters that a route does not refuse as unknown. */
async function knownParameters(path: string): Promise<string[]> {
  const known: string[] = [];
  for (const name of parameterNames)
    if (!(await ask(`${path}?${name}=`)).text.includes('There is no parameter')) known.push(name);
  return known;
}

test('every GET route gives every generated query a documented answer', async () => {
  const reads = (await readRoutes()).filter((route) => route.startsWith('GET '));
  expect(reads.length).toBeGreaterThan(30);
  for (const route of reads) {
    const { path } = callOf(route);
    const names = await knownParameters(path);
    const query = fuzzedQuery(names.length > 0 ? names : parameterNames);
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        await ask(`${path}?${text}`);
      }),
      { numRuns: queriesPerRoute },
    );
  }
}, 600_000);

test.each(forms)('an export of $kind gives every generated form a documented answer', async ({ kind }) => {
  const path = apiPaths.exportRecords(kind);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const query = fuzzedQuery(await knownParameters(path));
  await fc.assert(
    fc.asyncProperty(query, async (bytes) => {
      await fuzzed.expectDocumented({ method: 'POST', path, headers, bytes });
    }),
    { numRuns: queriesPerRoute },
  );
});

/** A value for a part of a cursor: the digest, the key, the id or the direction. */
const cursorPart = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', '\0', '\ud800', '日本', 'after', 'before', {}, [], [[1]], {
    toString: 1,
  }),
  fc.constantFrom<unknown>(
    0,
    -1,
    0.5,
    1e300,
    2 ** 32,
    2 ** 53 - 1,
    -(2 ** 53 - 1),
    'a'.repeat(3000),
    "'",
    '\\',
  ),
  fc.jsonValue(),
);

const filters = ['', '&sort=name', '&sort=-name', '&sort=createdAt', '&q=ni', '&folder=inbox&unread=true'];

test.each(forms)('the list of $kind gives every changed cursor a documented answer', async ({ kind }) => {
  const path = apiPaths.records(kind);
  const linkOf = async (filter: string) => {
    const { headers, status } = await ask(`${path}?limit=1${filter}`);
    const [, link = ''] = /<([^>]+)>; rel="next"/.exec(headers.link?.toString() ?? '') ?? [];
    expect([status, filter, link]).toEqual([200, filter, expect.stringContaining('cursor=')]);
    return link;
  };
  const links: string[] = [];
  for (const filter of filters) links.push(await linkOf(filter));
  for (const link of links) expect((await ask(link)).status).toBe(200);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...links), fc.nat(4), cursorPart, async (link, index, part) => {
      const [, cursor = ''] = /cursor=([\w-]+)/.exec(link) ?? [];
      const parts: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
      parts[index] = part;
      const changed = Buffer.from(JSON.stringify(parts)).toString('base64url');
      await ask(link.replace(cursor, changed));
    }),
    { numRuns: cursorsPerList },
  );
});
