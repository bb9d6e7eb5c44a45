import { request } from 'node:http';
import { eventually } from '../../test/support/eventually.ts';
import { leadsPath, sendLead } from '../../test/support/record-seeds.ts';
import { sharedApi } from '../../test/support/test-api.ts';
import type { Answer, Visitor } from '../../test/support/visitor.ts';

const api = sharedApi();

const note = '{"text":"called"}';

/** Starts adding a note without the end of its body. `status` resolves once the answer arrives. */
function beginNote(id: number, { cookie }: Visitor) {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json', 'Content-Length': note.length };
  const begun = request(`${api.url}${leadsPath}/${id}/notes`, { method: 'POST', headers });
  const status = new Promise<number | undefined>((resolve, reject) => {
    begun.on('error', reject).on('response', (answer) => resolve(answer.resume().statusCode));
  });
  begun.write(note.slice(0, 5));
  return { status, finish: () => begun.end(note.slice(5)) };
}

test('ten unfinished calls of an account make only its own further calls wait', async () => {
  const id = await sendLead(api);
  const busy = await api.administrator();
  const other = await api.account('ama', 'viewer');
  const notes = Array.from({ length: 10 }, () => beginNote(id, busy));
  let waiting: Promise<Answer> | undefined;
  // The first further calls may be answered before the ten have begun.
  await eventually(async () => {
    let isAnswered = false;
    waiting = busy.get('/api/auth-check').finally(() => {
      isAnswered = true;
    });
    for (let count = 0; count < 5; count += 1) expect((await other.get('/api/auth-check')).status).toBe(200);
    expect((await api.visitor().get('/api/captcha')).status).toBe(200);
    return !isAnswered;
  });
  for (const { finish } of notes) finish();
  expect((await waiting)?.status).toBe(200);
  expect(await Promise.all(notes.map(({ status }) => status))).toEqual(notes.map(() => 204));
});
