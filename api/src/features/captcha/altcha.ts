import { hkdfSync, randomInt } from 'node:crypto';
import type { CaptchaForm } from '@suite/contracts/captcha';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaRefused, type VerifyCaptcha } from '../../http/captcha-token.ts';

const lifetime = 10 * 60 * 1000;
/** Iterations of PBKDF2 behind each guess. */
const cost = 1000;

export interface Altcha {
  challenge(form: CaptchaForm): Promise<Challenge>;
  verify: VerifyCaptcha;
}

/**
 * A proof of work that needs nobody but this API: challenges are signed, and name their form and when they expire.
 * `work` is how many guesses one takes at least; twice as many at most.
 */
export function createAltcha({ secret, work }: { secret: string; work: number }): Altcha {
  const keys = {
    hmacSignatureSecret: derived(secret, 'altcha challenge'),
    hmacKeySignatureSecret: derived(secret, 'altcha solution'),
  };
  return {
    challenge: (form) =>
      createChallenge({
        ...keys,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(work, 2 * work),
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
      return { value: nonce, expiresAt: expiresAt * 1000 };
    },
  };
}

const derived = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

/** What is claimed; nothing of it counts before its signature is checked. */
function parse(token: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a token is of our own kind rather than a provider's. */
export const isAltchaToken = (token: string) => parse(token) !== undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPayload = (value: unknown): value is Payload =>
  isRecord(value) &&
  isRecord(value.challenge) &&
  typeof value.challenge.signature === 'string' &&
  isRecord(value.challenge.parameters) &&
  isRecord(value.solution);

/** Only arithmetic: whatever a forged payload makes it throw is a refusal. */
const solutionOf = ({ challenge, solution }: Payload, keys: Keys) =>
  verifySolution({ challenge, solution, deriveKey, ...keys }).catch(() => ({
    verified: false,
    expired: false,
  }));

interface Keys {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}
