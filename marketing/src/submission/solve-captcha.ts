import { pbkdf2 as pbkdf2InScript } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { CaptchaForm } from '@suite/contracts/captcha';
import { fetchInTime } from '@suite/contracts/fetch-in-time';
import { apiPaths } from '@suite/contracts/paths';
import { type Challenge, pbkdf2, solveChallenge, solveChallengeWorkers } from 'altcha/lib';
// The worker is a separate file, because the content security policy allows workers only from this site's addresses.
import workerUrl from 'altcha/workers/pbkdf2?url';

export interface SolvedCaptcha {
  token: string;
  /** Milliseconds until the token expires. */
  expiresIn: number;
}

async function fetchChallenge(form: CaptchaForm, signal: AbortSignal) {
  const askedAt = performance.now();
  const answer = await fetchInTime(`${apiPaths.captchaChallenge}?form=${form}`, {
    signal,
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`The challenge was answered with ${answer.status}`);
  const challenge: Challenge = await answer.json();
  // Use the server's clock, because the visitor's may be wrong by more than the challenge's lifetime.
  const now = Date.parse(answer.headers.get('date') ?? '') || Date.now();
  const lifetime = (challenge.parameters.expiresAt ?? 0) * 1000 - now;
  return { challenge, expiresIn: () => lifetime - (performance.now() - askedAt) };
}

/** Milliseconds after which workers have failed; they give the work up after 90 seconds themselves. */
const workersLimit = 100_000;

/** Does the work in workers. Rejects if the browser or an add-on refuses them, or if they don't respond. */
async function solveInWorkers(challenge: Challenge, controller: AbortController) {
  // A worker does not report that its script never arrives.
  await fetchInTime(workerUrl, { signal: controller.signal });
  const work = solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(workerUrl),
  });
  return Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, workersLimit))]);
}

/** Does the work in this thread, for pages over plain http, on which browsers have no Web Crypto. Pauses from time to time. */
const solveInScript = (challenge: Challenge, controller: AbortController) =>
  solveChallenge({
    challenge,
    controller,
    deriveKey: async ({ cost, keyLength = 32 }, salt, password) => ({
      derivedKey: pbkdf2InScript(sha256, password, salt, { c: cost, dkLen: keyLength }),
    }),
  });

/** Solves a challenge; resolves with null if that was aborted or takes too long. */
async function solve(challenge: Challenge, controller: AbortController) {
  if (!globalThis.crypto?.subtle) return solveInScript(challenge, controller);
  return solveInWorkers(challenge, controller).catch(() =>
    solveChallenge({ challenge, controller, deriveKey: pbkdf2.deriveKey }),
  );
}

/**
 * Fetches ALTCHA's challenge for a form and does its proof of work in the background. Rejects when there is no
 * challenge or no solution, and when `signal` is aborted.
 */
export async function solveCaptcha(form: CaptchaForm, signal: AbortSignal): Promise<SolvedCaptcha> {
  const { challenge, expiresIn } = await fetchChallenge(form, signal);
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solve(challenge, controller);
  if (!solution || signal.aborted) throw new Error('The challenge was not solved');
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresIn: expiresIn(),
  };
}
