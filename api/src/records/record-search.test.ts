import { request } from 'node:http';
import fc from 'fast-check';
import knex from 'knex';
import {
  fillLeads,
  leadsPath,
  namesOf,
  nextOf,
  sendForm,
  sendLead,
  sharedRecords,
  yesterday,
} from '../../test/support/record-seeds.ts';
import { deriveOld } from '../submissions/derive-old.ts';

const { api, administrator } = sharedRecords();

const find = async (q: string, path = leadsPath) =>
  namesOf(await administrator.get(`${path}?limit=50&q=${encodeURIComponent(q)}`));

/** Makes rows look as an earlier release wrote them. */
const asOld = { search_text: null, derivation: 0, name_key: 'old' };

test.each([
  ['Björn Ångström', ['bjorn', 'ANGSTRÖM', 'jörn', 'rn ang']],
  ['Jörg Müller', ['mueller', 'joerg muell', 'muller', 'MÜLLER']],
  ['Joerg Mueller', ['müller', 'Jörg Müller', 'mueller']],
  ['Søren af Århus', ['soeren', 'aarhus', 'soren arhus']],
  ['Soeren af Aarhus', ['søren', 'Århus']],
  ['タナカ ハナコ', ['たなか', 'タナカ', 'ﾀﾅｶ', 'なか はな']],
  ['50% off_er!', ['50%', 'f_e', 'er!', '0% of']],
  ['山田 太郎', ['山田太郎', '山田　太郎', '田太']],
  ['サトウ・ケン', ['サトウケン', 'さとう けん']],
  ['김 민수', ['김민수', '민수']],
  ['渡邉 國男', ['渡辺国男', '渡邊']],
  ['Novak Đoković', ['djokovic', 'dokovic', 'Đoković']],
  ['Kamala De Silva', ['desilva', 'DeSil']],
  ['S.M. Perera', ['sm perera', 'SM Per']],
  ['みすゞ', ['みすず', 'ミスズ']],
  ['さゝき', ['ささき']],
  ['ヱビス', ['えびす']],
  ['栁𣘺 淸', ['柳橋', '清']],
  ['ទេព\u200bសុខា', ['ទេព\u200bសុខា', 'ទេពសុខា']],
  ['Thumbs 👍🏽', ['👍', '👍🏽', '🌸 thumbs 🌸']],
  [
    'Kumari Perera',
    ['Ms. Kumari', 'Mr and Mrs Perera', 'Prof. Dr. Perera', 'Perera, PhD', 'kumari.perera', 'Perera’s'],
  ],
  ['山田 太郎', ['山田様', '山田さん', '山田 先生']],
  ['김민수', ['김민수님', '김민수 씨']],
  ['王伟', ['王先生', '王偉', '王伟先生']],
  ['广田 劉德華', ['廣田', '広田', '刘德华']],
  ['佐々木 島', ['佐佐木', '嶋']],
  ['Jan van der Berg', ['vanderberg', 'VanDerBerg', 'derberg']],
  ['Sean O Connor', ['oconnor', "O'Connor"]],
  ['K. A. D. Smith-Jones', ['smithjones', 'kad smith']],
  ['Asoka ❤', ['Name: Asoka', '*asoka*', 'Asoka❤️', 'asoka%']],
  ['สมชาย', ['คุณสมชาย']],
  ['ハンス゠ペーター', ['ハンスペーター']],
  ['舩木 闫惠昌', ['船木', '閻惠昌', '阎惠昌']],
  ['St. John', ['Saint John', 'st john', 'stjohn']],
  ['Ste-Marie Saint John', ['Sainte Marie', 'St. John']],
  ['H & M', ['h&m', 'hm']],
  ['Սևակ', ['ՍԵՎԱԿ', 'սեվակ']],
])('finds %j by each of %j', async (name, queries) => {
  await sendLead(api, { name });
  await sendLead(api, { name: 'Someone Else' });
  for (const q of queries) expect([q, await find(q)]).toEqual([q, [name]]);
});

test.each([
  ['ガッコウ', 'かっこう'],
  ['Nimal Perera', 'nimal perera silva'],
  ['50 off er', '50%'],
  ['Jolanda', 'joel'],
  ['Zuela', 'zula'],
  ['ab', 'a_b'],
  ['Dr Silva', 'Donald Silva'],
])('does not find %j by %j', async (name, q) => {
  await sendLead(api, { name });
  expect(await find(q)).toEqual([]);
});

test('finds a word at the end of a long message, in any script', async () => {
  const message = `${'Wir führen drei Läden. 株式会社 '.repeat(120)} Überraschungsgäste 山田`;
  expect((await sendForm(api.visitor(), 'contact', { name: 'Jürgen', message })).status).toBe(201);
  for (const q of ['uberraschungsgaste', 'gäste 山田', 'raschung'])
    expect([q, await find(q, '/api/admin/contacts')]).toEqual([q, ['Jürgen']]);
});

test('SQL finds what a plain comparison finds', async () => {
  const character = fc.constantFrom(...'aB%_!\\\'"[]*?^$ é7');
  const text = fc.string({ unit: character, minLength: 2, maxLength: 6 });
  const sample = { seed: 7, numRuns: 40 };
  const names = fc.sample(text, sample).map((middle) => `x${middle.trim()}y`);
  for (const name of names) await sendLead(api, { name, mobileNumber: '0111111111', email: '' });
  const plain = (name: string) => name.toLowerCase().replaceAll('é', 'e').replaceAll("'", '');
  const meant = (word: string) =>
    word.replace(/(?<=[a-z]{2})_(?=[a-z]{2})|^[*%]+(?=[a-z]{2})|(?<=[a-z]{2})[*%]+$/g, '');
  const joined = (name: string) => plain(name).replace(/[^a-z7]/g, '');
  for (const q of fc.sample(text, { ...sample, seed: 8, numRuns: 60 })) {
    if (q.trim() === '' || /["\d(),;?![\]]/.test(q)) continue;
    const all = plain(q).split(/\s+/).filter(Boolean);
    const withLetters = all.filter((word) => joined(word));
    const words = withLetters.length > 0 ? withLetters : all;
    const expected = names.filter(
      (name) =>
        words.length > 0 &&
        words.every((word) =>
          [plain(name), joined(name)].some((text) => text.includes(word) || text.includes(meant(word))),
        ),
    );
    expect([q, await find(q)]).toEqual([q, expected.toReversed()]);
  }
});

test('rows of an earlier release are found at once, and sorted by name once their keys are derived', async () => {
  for (const name of ['Zoe', 'Åse', 'Łucja', 'สมชาย', 'Émile', 'เกษม', '🌸 “Bea”'])
    await sendLead(api, { name });
  await api.db('business_leads').update(asOld);
  expect(await find('lucja')).toEqual(['Łucja']);
  expect(await find('example.com')).toHaveLength(7);
  const count = await administrator.get(`${leadsPath}/count?q=ase&atMost=9`);
  expect(count.json).toEqual({ count: 1 });
  await deriveOld(api.db, ['business_leads'], 'LK');
  expect(await api.db('business_leads').whereNull('search_text')).toEqual([]);
  expect(await find('lucja')).toEqual(['Łucja']);
  expect(namesOf(await administrator.get(`${leadsPath}?limit=9&sort=name`))).toEqual([
    'Åse',
    '🌸 “Bea”',
    'Émile',
    'Łucja',
    'Zoe',
    'เกษม',
    'สมชาย',
  ]);
});

test('a list of hundreds of rows of an earlier release is found completely, page by page', async () => {
  await fillLeads(api, 1300, (index) => ({
    ...(index % 3 > 0 && asOld),
    created_at: yesterday + index,
    name: index % 2 ? 'Odd' : 'Even',
    ...(index % 3 === 0 && { search_text: index % 2 ? 'odd' : 'even' }),
  }));
  let found = 0;
  for (let path: string | undefined = `${leadsPath}?limit=200&q=odd`; path; ) {
    const answer = await administrator.get(path);
    found += answer.json.length;
    path = nextOf(answer);
  }
  expect(found).toBe(650);
  expect((await administrator.get(`${leadsPath}/count?q=odd`)).json).toMatchObject({ count: 650 });
});

test('an erased person’s texts are gone, also after an erasure by an earlier release', async () => {
  const email = 'kamala@example.com';
  const id = await sendLead(api, { name: 'Kamala', email });
  await administrator.post('/api/admin/privacy/erase', { email });
  const texts = () => api.db('business_leads').where({ id }).select('search_text', 'search_words');
  expect(await texts()).toEqual([{ search_text: null, search_words: null }]);
  // An earlier release doesn't know the column.
  await api.db('business_leads').where({ id }).update({ search_text: 'kamala' });
  await deriveOld(api.db, ['business_leads'], 'LK');
  expect(await texts()).toEqual([{ search_text: null, search_words: null }]);
});

test('a search ends in the database when the client leaves', async () => {
  await fillLeads(api, 30_000, (index) => ({ created_at: yesterday - index }));
  const query = jest.spyOn(knex.Client.prototype, 'query');
  const parts = () =>
    query.mock.calls.filter(([, asked]) => /as .part/.test((asked as { sql?: string }).sql ?? '')).length;
  await find('nowhere');
  const whole = parts();
  query.mockClear();
  const leaving = request(`${api.url}${leadsPath}?limit=50&q=nowhere`, {
    headers: { Cookie: administrator.cookie },
  });
  leaving.on('error', () => undefined).end();
  while (parts() === 0) await new Promise(setImmediate);
  leaving.destroy();
  expect((await administrator.get(`${leadsPath}?limit=1`)).status).toBe(200);
  expect(whole).toBeGreaterThan(3);
  expect(parts()).toBeLessThan(whole);
});
