import type { CaptchaForm } from '@suite/contracts/captcha';
import { fetchInTime } from '@suite/contracts/fetch-in-time';
import { apiPaths } from '@suite/contracts/paths';
import { type Challenge, solveChallengeWorkers } from 'altcha/lib';
// The worker is a separate file, because the content security policy allows workers only from this site's addresses.
import workerUrl from 'altcha/workers/pbkdf2?url';
import { solveInScript } from './solve-in-script.ts';

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

/** Solves a challenge; resolves with null if that was aborted. */
function solve(challenge: Challenge, controller: AbortController) {
  if (!globalThis.crypto?.subtle) return solveInScript(challenge, controller);
  return solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(workerUrl),
  });
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
