import { randomUUID } from 'node:crypto';
import { type Form, forms } from '@suite/contracts/forms/forms';
import { leadForm } from '@suite/contracts/forms/lead';
import { honeypotField, type SubmissionMetadata } from '@suite/contracts/submission-metadata';
import { toColumns } from '../../src/submissions/form-columns.ts';
import { submissionTables } from '../../src/submissions/submission.ts';
import { solvedCaptcha } from './solve-captcha.ts';
import { application, contact, lead, sharedAdministrator, sharedApi, type TestApi } from './test-api.ts';
import type { Answer, Visitor } from './visitor.ts';

export const leadsPath = '/api/admin/business-leads';

/** A time in UTC milliseconds for seeded records; the purge of old records, which may run at any time, keeps them. */
export const yesterday = Date.now() - 24 * 60 * 60 * 1000;

/** What makes a submission flagged. */
export const asRobot = { [honeypotField]: 'x' };

type Sent = Partial<typeof lead> & SubmissionMetadata;

/** Returns the row of a lead without derived columns. */
export const leadRow = (key: string, at: number, changes: Partial<typeof lead> = {}) => ({
  ...toColumns(leadForm, { ...lead, ...changes }),
  submission_id: key,
  submission_hash: 'x',
  created_at: at,
});

/** Sends a lead as a visitor. Returns its id. */
export async function sendLead(api: TestApi, changes: Sent = {}, key = randomUUID()): Promise<number> {
  const answer = await api
    .visitor()
    .post('/api/business-leads', { ...lead, ...changes }, { 'Idempotency-Key': key });
  if (answer.status !== 201) throw new Error(`A lead was answered with ${answer.status}`);
  const row = await api.db('business_leads').where({ submission_id: key }).first('id');
  if (!row) throw new Error('A lead was acknowledged and is not there');
  return row.id;
}

const inputs = { lead, contact, partner: application };

/** Sends a form, with a solved captcha if it needs one. */
export async function sendForm(visitor: Visitor, id: Form['id'], changes: object = {}, headers = {}) {
  const form = forms.find((known) => known.id === id) as Form;
  const token = form.needsCaptcha ? { recaptcha: await solvedCaptcha(visitor, form.id) } : {};
  return visitor.post(form.path, { ...inputs[id], ...token, ...changes }, headers);
}

/** Replaces all leads with copies of one, changed by their index. */
export async function fillLeads(api: TestApi, length: number, change: (index: number) => object) {
  const [{ id, ...row }] = await api.db('business_leads').where({ id: await sendLead(api) });
  await api.db('business_leads').delete();
  const rows = Array.from({ length }, (_, index) => ({
    ...row,
    submission_id: `s${index}`,
    ...change(index),
  }));
  await api.db.batchInsert('business_leads', rows, 50);
}

/** Deletes all records and their counters, events and notifications. */
export async function forgetRecords({ db }: TestApi) {
  for (const table of [...submissionTables, 'submission_counts', 'submission_events', 'outbox'])
    await db(table).delete();
}

/** Starts an API and signs in before the tests of a file, and deletes all records before each test. */
export function sharedRecords(env?: NodeJS.ProcessEnv) {
  const api = sharedApi(env);
  const administrator = sharedAdministrator(api);
  beforeEach(() => forgetRecords(api));
  return { api, administrator };
}

const linkOf = ({ headers }: Answer, rel: 'next' | 'prev') =>
  new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('Link') ?? '')?.[1];

export const nextOf = (answer: Answer) => linkOf(answer, 'next');
export const previousOf = (answer: Answer) => linkOf(answer, 'prev');

export const namesOf = ({ json }: Answer): string[] => json.map(({ name }: { name: string }) => name);
