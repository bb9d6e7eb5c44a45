import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import type { Visitor } from '../../test/support/visitor.ts';

let api: TestApi;
let administrator: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await api.administrator();
});
afterAll(() => api.stop());

const path = '/api/business-leads';

test.each([
  ['a line feed', '\n', ' '],
  ['a carriage return', '\r', ' '],
  ['a tab', '\t', ' '],
  ['a line break of a word processor', '\v', ' '],
  ['a next line', '\u0085', ' '],
  ['escape', '\u001b', ''],
  ['delete', '\u007f', ''],
])('stores and finds a pasted line with %s', async (_kind, character, stored) => {
  const name = `Kumari${stored}Silva`;
  const pasted = { name: `Kumari${character}Silva`, mobileNumber: `077${character}1234567`, email: '' };
  expect((await api.visitor().post(path, pasted)).status).toBe(201);
  const [record] = (await administrator.get(path)).json;
  expect(record).toMatchObject({ name, mobileNumber: `077${stored}1234567` });
  const search = `/api/admin/business-leads?limit=9&q=${encodeURIComponent(pasted.name)}`;
  expect((await administrator.get(search)).json[0]).toMatchObject({ id: record.id });
  const notes = `/api/admin/business-leads/${record.id}/notes`;
  expect((await administrator.post(notes, { text: `called${character}back` })).status).toBe(204);
});
