import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Intake, Recall, Submission } from '../db/intake.ts';
import { addressKey } from './address-key.ts';
import { invalidInput, keyReused } from './errors.ts';
import type { Throttle } from './throttle.ts';

export type AcceptSubmission = (ctx: Context, form: Pick<Submission, 'table' | 'columns'>) => Promise<void>;

/**
 * Gives what every form route calls once its input is valid: returns when the submission is safe, also when it was safe
 * before; throws 422 where the Idempotency-Key belongs to another one (R48), 429 above the limit of its address (R45).
 */
export const createAcceptSubmission =
  (intake: Intake, throttle: Throttle): AcceptSubmission =>
  async (ctx, { table, columns }) => {
    const submission = { id: readKey(ctx), hash: hashOf(columns), table, columns, receivedAt: Date.now() };
    if (isKept(await intake.recall(submission))) return;
    await throttle.demand(addressKey(ctx.ip));
    isKept(await intake.keep(submission));
  };

function isKept(recall: Recall) {
  if (recall === 'different') throw keyReused();
  return recall === 'same';
}

function readKey(ctx: Context) {
  const given = ctx.get('Idempotency-Key');
  if (given === '') return randomBytes(16).toString('base64url');
  if (!/^[\x21-\x7e]{1,128}$/.test(given))
    throw invalidInput('Idempotency-Key must be 1 to 128 visible ASCII characters');
  return given;
}

const hashOf = (columns: Submission['columns']) =>
  createHash('sha256').update(JSON.stringify(columns)).digest('base64url');
