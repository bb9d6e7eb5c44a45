import { randomBytes } from 'node:crypto';
import type { SubmissionAnswer } from '@suite/contracts/submission-metadata';
import type { Context } from 'koa';
import { addressKey } from '../http/address-of.ts';
import { keyReused } from '../http/errors.ts';
import { readIdempotencyKey } from '../http/read-id.ts';
import type { Throttle } from '../http/throttle.ts';
import { referenceOf } from '../submissions/reference.ts';
import type { CaptchaNonce, Intake, Submission } from '../submissions/submission.ts';
import { captchaRefused } from './captcha-token.ts';

interface FilledForm extends Pick<Submission, 'table' | 'columns' | 'metadata' | 'hash'> {
  /** The check of the form's captcha, if the form has one. */
  captcha?: () => Promise<CaptchaNonce>;
  /** The message shown to the sender. */
  thanks: string;
}

export type AcceptSubmission = (ctx: Context, form: FilledForm) => Promise<void>;

/**
 * Creates the function that form routes call once their input is valid. It responds with 201 once the submission is
 * stored. A repeat of a stored submission also gets 201, without another captcha check, but counts towards the limit in
 * throttle-wasted.ts. Throws 422 if the Idempotency-Key belongs to another submission, 429 if the address is over its
 * limit, and whatever `captcha` throws.
 */
export const createAcceptSubmission =
  (intake: Intake, { submissions, wasted }: Record<'submissions' | 'wasted', Throttle>): AcceptSubmission =>
  async (ctx, { captcha, thanks, ...form }) => {
    const key = readIdempotencyKey(ctx);
    const named = { ...form, id: key ?? randomBytes(16).toString('base64url') };
    const keyState = key === undefined ? 'unknown' : await intake.checkKey(named);
    if (keyState === 'different') throw keyReused();
    if (keyState === 'same') await wasted.take(addressKey(ctx.ip));
    if (keyState === 'unknown') {
      await submissions.demand(addressKey(ctx.ip));
      const nonce = await captcha?.();
      const result = await intake.store({ ...named, nonce, receivedAt: Date.now() });
      if (result === 'different') throw keyReused();
      if (result === 'spent') throw captchaRefused('spent');
    }
    ctx.status = 201;
    ctx.body = { message: thanks, reference: referenceOf(named) } satisfies SubmissionAnswer;
  };
