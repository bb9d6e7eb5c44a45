import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Challenge, solveChallenge } from 'altcha/lib';

/**
 * Does ALTCHA's proof of work by a script, for pages over plain http, on which browsers have no Web Crypto. Pauses from time
 * to time, so that the page stays usable. Resolves with null if it was aborted.
 */
export const solveInScript = (challenge: Challenge, controller: AbortController) =>
  solveChallenge({
    challenge,
    controller,
    deriveKey: async ({ cost, keyLength = 32 }, salt, password) => ({
      derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
    }),
  });
