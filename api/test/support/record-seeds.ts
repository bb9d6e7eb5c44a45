import { randomUUID } from 'node:crypto';
import type { SubmissionMarks } from '@suite/contracts/submission-marks';
import { lead, type TestApi } from './test-api.ts';
import type { Answer, Visitor } from './visitor.ts';

export const leadsPath = '/api/admin/business-leads';

type Sent = Partial<typeof lead> & SubmissionMarks;

/** Sends a lead as a visitor. Returns its id. */
export async function sendLead(api: TestApi, changes: Sent = {}): Promise<number> {
  const key = randomUUID();
  const answer = await api
    .visitor()
    .post('/api/business-leads', { ...lead, ...changes }, { 'Idempotency-Key': key });
  if (answer.status !== 201) throw new Error(`A lead was answered with ${answer.status}`);
  const row = await api.db('business_leads').where({ submission_id: key }).first('id');
  if (!row) throw new Error('A lead was acknowledged and is not there');
  return row.id;
}

/** Deletes all records and their counters, events and notifications. */
export async function forgetRecords({ db }: TestApi) {
  for (const table of ['business_leads', 'contact_messages', 'partner_applications'])
    await db(table).delete();
  for (const table of ['submission_counts', 'submission_events', 'outbox']) await db(table).delete();
}

/** Sends a PATCH request with a JSON body. */
export const patch = (visitor: Visitor, path: string, body: unknown): Promise<Answer> =>
  visitor.send(path, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const linkOf = ({ headers }: Answer, rel: 'next' | 'prev') =>
  new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('Link') ?? '')?.[1];

export const nextOf = (answer: Answer) => linkOf(answer, 'next');
export const previousOf = (answer: Answer) => linkOf(answer, 'prev');

export const namesOf = ({ json }: Answer): string[] => json.map(({ name }: { name: string }) => name);

/** Signs in and gives all accounts the viewer role. Returns the visitor. */
export async function viewer(api: TestApi): Promise<Visitor> {
  const visitor = await api.administrator();
  await api.db('administrators').update({ role: 'viewer' });
  return visitor;
}
