import { hkdfSync, randomInt } from 'node:crypto';
import type { CaptchaForm } from '@suite/contracts/captcha';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { clockMargin } from '../../clock/purge-mark.ts';
import { captchaRefused, type VerifyCaptcha } from '../../intake/captcha-token.ts';

const lifetime = 10 * 60 * 1000;
/** PBKDF2 iterations per guess. */
const cost = 1000;

export interface Altcha {
  /** `share` of the work is asked for. */
  challenge(form: CaptchaForm, share?: number): Promise<Challenge>;
  verify: VerifyCaptcha;
}

/**
 * Creates our proof-of-work captcha, whose signed challenges contain their form and expiry time. `work` is the minimum
 * number of guesses per challenge; the maximum is twice that.
 */
export function createAltcha({ secret, work }: { secret: string; work: number }): Altcha {
  const keys = {
    hmacSignatureSecret: derived(secret, 'altcha challenge'),
    hmacKeySignatureSecret: derived(secret, 'altcha solution'),
  };
  return {
    challenge: (form, share = 1) =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(Math.ceil(share * work), Math.ceil(2 * share * work) + 1),
        deriveKey,
        expiresAt: new Date(Date.now() + lifetime),
        data: { form },
      }),
    verify: async (token, form) => {
      const payload = parse(token);
      if (!payload) throw captchaRefused('wrong');
      const { verified, expired } = await solutionOf(payload, keys);
      if (!verified) throw captchaRefused(expired ? 'expired' : 'wrong');
      const { nonce, expiresAt = 0, data } = payload.challenge.parameters;
      if (data?.form !== form) throw captchaRefused('wrong');
      // The challenge was created before the clock was set back.
      if (expiresAt * 1000 > Date.now() + lifetime + clockMargin) throw captchaRefused('expired');
      return { value: nonce, expiresAt: expiresAt * 1000 };
    },
  };
}

const derived = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

/**
 * Parses a token without checking its signature, so the result must not be trusted yet. Returns undefined if it is
 * malformed.
 */
function parse(token: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether a token has the format of our proof of work rather than a provider's. */
export const isAltchaToken = (token: string) => parse(token) !== undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPayload = (value: unknown): value is Payload =>
  isRecord(value) &&
  isRecord(value.challenge) &&
  typeof value.challenge.signature === 'string' &&
  isRecord(value.challenge.parameters) &&
  isRecord(value.solution);

/** Verifies a solution. No I/O is involved, so an exception means a forged payload and counts as unverified. */
const solutionOf = ({ challenge, solution }: Payload, keys: Keys) =>
  verifySolution({ challenge, solution, deriveKey, ...keys }).catch(() => ({
    verified: false,
    expired: false,
  }));

interface Keys {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}
