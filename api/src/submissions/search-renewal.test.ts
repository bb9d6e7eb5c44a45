import { leadsPath, namesOf, sendLead } from '../../test/support/record-seeds.ts';
import { startTestApi, type TestApi } from '../../test/support/test-api.ts';
import type { Visitor } from '../../test/support/visitor.ts';
import { renewSearchWords } from './renew-search-words.ts';

let api: TestApi;
let administrator: Visitor;
beforeEach(async () => {
  api = await startTestApi();
  administrator = await api.administrator();
});
afterEach(() => api.stop());

const find = async (q: string) =>
  namesOf(await administrator.get(`${leadsPath}?limit=9&q=${encodeURIComponent(q)}`));

const renew = () => renewSearchWords(api.db, ['business_leads']);

/** Stores a lead with the search words of the previous release. */
async function sendOldLead(name: string) {
  const email = 'asha@hotelsigiriya.lk';
  const id = await sendLead(api, { name, mobileNumber: '0771234567', email });
  const search_words = `w_${name.toLowerCase()} w_asha`;
  await api.db('business_leads').where({ id }).update({ search_words });
  return id;
}

test('a row of an older release is found by all its words after the rebuild', async () => {
  await sendOldLead('Asha');
  for (const q of ['asha', 'asha@hot', '234567']) expect([q, await find(q)]).toEqual([q, ['Asha']]);
  expect(await find('sigiriya')).toEqual([]);
  await renew();
  for (const q of ['asha', 'asha@hot', '234567', '+94 77', 'sigiriya'])
    expect([q, await find(q)]).toEqual([q, ['Asha']]);
});

test('a row of the previous release is found by parts of its number and address before the rebuild', async () => {
  const id = await sendOldLead('Asha');
  const search_words =
    'w_asha w_hotelsigiriya s_telsigiriya s_sigiriya s_riya s_0771234567 s_71234567 s_234567';
  await api.db('business_leads').where({ id }).update({ search_words });
  for (const q of ['sigiri', 'riya', 'telsigiriya', '71234', '23456', '0771'])
    expect([q, await find(q)]).toEqual([q, ['Asha']]);
  for (const q of ['sigirix', '71235']) expect([q, await find(q)]).toEqual([q, []]);
});

test('rows that an older process writes after a rebuild are included in the next one', async () => {
  await sendLead(api);
  await renew();
  await sendOldLead('Asha');
  await renew();
  expect(await find('sigiriya')).toEqual(['Asha']);
});

test('the rebuild continues where it was stopped', async () => {
  for (let index = 0; index < 120; index += 1) await sendOldLead(`Asha${index}`);
  const stopping = new AbortController();
  const stopped = renewSearchWords(api.db, ['business_leads'], stopping.signal);
  stopping.abort();
  await stopped;
  const { row_id } = (await api.db('search_progress').first('row_id')) ?? { row_id: 0 };
  const renewed = await api.db('business_leads').where('search_words', 'like', '%s_sigi s_igir%');
  expect(renewed.length).toBeLessThan(120);
  expect(renewed.every(({ id }) => id <= row_id)).toBe(true);
  await renew();
  expect(await api.db('business_leads').where('search_words', 'like', '%s_sigi s_igir%')).toHaveLength(120);
});

test("the rebuild does not restore an erased person's search words", async () => {
  await sendOldLead('Asha');
  await administrator.post('/api/admin/privacy/erase', { phone: '0771234567' });
  await renew();
  expect(await find('sigiriya')).toEqual([]);
  expect(await api.db('business_leads').select('search_words')).toEqual([{ search_words: '' }]);
});
