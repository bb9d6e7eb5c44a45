import { randomInt } from 'node:crypto';
import type { SecondFactorDraft } from '@suite/contracts/second-factor';
import { generateSecret, generateURI, verifySync } from 'otplib/functional';
import { hashPassword, verifyPassword } from '../../secrets/password.ts';
import { createSecretBox } from '../../secrets/secret-box.ts';
import type { SecondFactorRepository } from './second-factor-repository.ts';

/** Letters and digits that are hard to confuse on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

const makeGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * A recovery code. Its first group is the lookup key among an account's codes; the rest (59 bits) is stored as a hash.
 */
interface RecoveryCode {
  beginning: string;
  rest: string;
}

/** Returns `count` codes with different first groups. */
function makeRecoveryCodes(count: number): RecoveryCode[] {
  const prefixes = new Set<string>();
  while (prefixes.size < count) prefixes.add(makeGroup());
  return [...prefixes].map((beginning) => ({
    beginning,
    rest: Array.from({ length: groups - 1 }, makeGroup).join('-'),
  }));
}

const formatRecoveryCode = ({ beginning, rest }: RecoveryCode) => `${beginning}-${rest}`;

/** Parses a code without hyphens, in upper or lower case. Returns undefined if it is malformed. */
function readRecoveryCode(text: string): RecoveryCode | undefined {
  const [, beginning, ...rest] =
    /^([a-z\d]{4})([a-z\d]{4})([a-z\d]{4})([a-z\d]{4})$/.exec(text.toLowerCase()) ?? [];
  return beginning === undefined ? undefined : { beginning, rest: rest.join('-') };
}

export const looksLikeTotp = (code: string) => /^\d{6}$/.test(code);

/**
 * Returns the time step of a code (RFC 6238): the current one or an adjacent one, because clocks differ. Returns
 * undefined for a wrong code.
 */
function stepOf(code: string, secret: string): number | undefined {
  const verified = verifySync({ secret, token: code, epochTolerance: 30 });
  return verified.valid && 'timeStep' in verified ? verified.timeStep : undefined;
}

const recoveryCodeCount = 10;

export type FactorUsed = 'totp' | 'recovery-code';

interface SecondFactorDeps {
  factors: SecondFactorRepository;
  /** SESSION_SECRET; after it changes, stored secrets can't be decrypted, but recovery codes still work. */
  sessionSecret: string;
  /** Name of the service in authenticator apps. */
  issuer: string;
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/**
 * Creates the second factor: time-based codes (RFC 6238) and recovery codes. Secrets are stored encrypted, recovery
 * codes as hashes (docs/decisions/0097).
 */
export function createSecondFactor({ factors, sessionSecret, issuer }: SecondFactorDeps) {
  const box = createSecretBox(sessionSecret, 'second factor');
  const labelOf = (administratorId: number) => `administrator ${administratorId}`;

  async function makeCodes() {
    const newCodes = makeRecoveryCodes(recoveryCodeCount);
    const stored = newCodes.map(async ({ beginning, rest }) => ({
      beginning,
      restHash: await hashPassword(rest),
    }));
    return { codes: await Promise.all(stored), formatted: newCodes.map(formatRecoveryCode) };
  }

  async function useTotp(administratorId: number, code: string, closed: string) {
    const secret = box.open(closed, labelOf(administratorId));
    const step = secret === undefined ? undefined : stepOf(code, secret);
    return step !== undefined && (await factors.useStep(administratorId, step));
  }

  async function useRecoveryCode(administratorId: number, text: string) {
    const code = readRecoveryCode(text);
    if (!code) return false;
    const stored = await factors.findUnusedCode(administratorId, code.beginning);
    const isRight = await verifyPassword(code.rest, stored?.restHash);
    return stored !== undefined && isRight && (await factors.useCode(stored.id));
  }

  return {
    isOn: async (administratorId: number): Promise<boolean> =>
      (await factors.find(administratorId))?.isConfirmed ?? false,
    countRecoveryCodes: factors.countUnusedCodes,
    /**
     * Creates a secret, which takes effect once `confirm` succeeds. Returns undefined if the second factor is already
     * on.
     */
    begin: async (administratorId: number, username: string): Promise<SecondFactorDraft | undefined> => {
      const secret = generateSecret();
      const isStored = await factors.draft(administratorId, box.close(secret, labelOf(administratorId)));
      return isStored ? { secret, uri: generateURI({ secret, issuer, label: username }) } : undefined;
    },
    /**
     * Turns the second factor on if the first code is right. Returns the recovery codes, or undefined for a wrong code.
     */
    confirm: async (administratorId: number, code: string): Promise<string[] | undefined> => {
      const draft = await factors.find(administratorId);
      const secret = draft && !draft.isConfirmed && box.open(draft.secret, labelOf(administratorId));
      const step = secret && looksLikeTotp(code) ? stepOf(code, secret) : undefined;
      if (!draft || step === undefined) return undefined;
      const { codes, formatted } = await makeCodes();
      return (await factors.confirm(administratorId, { secret: draft.secret, step, codes }))
        ? formatted
        : undefined;
    },
    renewRecoveryCodes: async (administratorId: number): Promise<string[]> => {
      const { codes, formatted } = await makeCodes();
      await factors.replaceCodes(administratorId, codes);
      return formatted;
    },
    /** Checks a code and uses it up: each code works once. Returns its kind, or undefined for a wrong code. */
    use: async (administratorId: number, text: string): Promise<FactorUsed | undefined> => {
      const factor = await factors.find(administratorId);
      if (!factor?.isConfirmed) return undefined;
      if (looksLikeTotp(text))
        return (await useTotp(administratorId, text, factor.secret)) ? 'totp' : undefined;
      return (await useRecoveryCode(administratorId, text)) ? 'recovery-code' : undefined;
    },
    /** Turns the second factor off. Returns whether it was on. */
    remove: factors.remove,
  };
}
