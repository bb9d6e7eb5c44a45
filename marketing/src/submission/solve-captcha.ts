import type { CaptchaForm } from '@suite/contracts/captcha';
import { apiPaths } from '@suite/contracts/paths';
import { type Challenge, solveChallengeWorkers } from 'altcha/lib';
// The file itself, not a bundle: the Content-Security-Policy admits workers from this site's own addresses only.
import workerUrl from 'altcha/workers/pbkdf2?url';

export interface SolvedCaptcha {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

async function fetchChallenge(form: CaptchaForm, signal: AbortSignal): Promise<Challenge> {
  const answer = await fetch(`${apiPaths.captchaChallenge}?form=${form}`, { signal, cache: 'no-store' });
  if (!answer.ok) throw new Error(`The challenge was answered with ${answer.status}`);
  return answer.json();
}

/**
 * Fetches ALTCHA's challenge for a form and does its proof of work in the background. Rejects when there is no
 * challenge or no solution, and when `signal` is aborted.
 */
export async function solveCaptcha(form: CaptchaForm, signal: AbortSignal): Promise<SolvedCaptcha> {
  const challenge = await fetchChallenge(form, signal);
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(workerUrl),
  });
  if (!solution || signal.aborted) throw new Error('The challenge was not solved');
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    expiresAt: (challenge.parameters.expiresAt ?? 0) * 1000,
  };
}
