import { passwordProblem, passwordProblems } from '@suite/contracts/password-problem';
import { invalidInput } from '../../http/errors.ts';

/** Throws 400 for a password that is too weak. */
export function refuseWeakPassword(password: string, username: string) {
  const problem = passwordProblem(password, username);
  if (!problem) return;
  const message = `The password is too weak: ${passwordProblems[problem]}`;
  throw invalidInput(message, { password: message });
}
