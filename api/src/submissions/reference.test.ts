import { leadsPath, namesOf } from '../../test/support/record-seeds.ts';
import { lead, startTestApi, type TestApi } from '../../test/support/test-api.ts';
import type { Visitor } from '../../test/support/visitor.ts';

let api: TestApi;
let administrator: Visitor;
beforeEach(async () => {
  api = await startTestApi();
  administrator = await api.administrator();
});

const send = async (name: string): Promise<string> => {
  const { status, json } = await api.visitor().post('/api/business-leads', { ...lead, name });
  expect(status).toBe(201);
  return json.reference;
};

const find = async (q: string) =>
  namesOf(await administrator.get(`${leadsPath}?limit=9&q=${encodeURIComponent(q)}`));

test('finds a record by its reference, written with a hyphen, a space, neither, or in small letters', async () => {
  const reference = await send('Asha');
  expect(await send('Nimal')).not.toBe(reference);
  const spellings = [
    reference,
    reference.replace('-', ' '),
    reference.replace('-', ''),
    reference.toLowerCase(),
  ];
  for (const q of spellings) expect([q, await find(q)]).toEqual([q, ['Asha']]);
});

test('an open record contains its reference', async () => {
  const reference = await send('Asha');
  const { json: list } = await administrator.get(`${leadsPath}?limit=9`);
  expect(list[0]).not.toHaveProperty('reference');
  const { json } = await administrator.get(`${leadsPath}/${list[0].id}`);
  expect(json.reference).toBe(reference);
});
