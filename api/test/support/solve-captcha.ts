import type { CaptchaForm } from '@suite/contracts/captcha';
import { type Challenge, type Payload, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Visitor } from './visitor.ts';

export const tokenOf = (payload: Payload) => Buffer.from(JSON.stringify(payload)).toString('base64');

/** Solves a challenge. Returns the content of the token: the challenge with its solution. */
export async function solvedPayload(visitor: Visitor, form: CaptchaForm): Promise<Payload> {
  const { json } = await visitor.get(`/api/captcha/challenge?form=${form}`);
  const challenge: Challenge = json;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('Not solved');
  return { challenge, solution };
}

/** Solves a captcha. Returns its token. */
export const solvedCaptcha = async (visitor: Visitor, form: CaptchaForm) =>
  tokenOf(await solvedPayload(visitor, form));
