import { Router } from '@koa/router';
import { ownPasswordSchema } from '@suite/contracts/administrator';
import { passwordProblem, passwordProblems } from '@suite/contracts/password-problem';
import { apiPaths } from '@suite/contracts/paths';
import type { Middleware } from 'koa';
import type { Audit } from '../../http/audit.ts';
import { type CheckPassword, wrongPassword } from '../../http/check-password.ts';
import { invalidInput } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { requireAccount, requireAnySession, signIn } from '../../http/session.ts';
import type { AdministratorRepository } from './administrator-repository.ts';

/** Throws 400 for a password that is too weak. */
export function refuseWeakPassword(password: string, username: string) {
  const problem = passwordProblem(password, username);
  if (!problem) return;
  const message = `The password is too weak: ${passwordProblems[problem]}`;
  throw invalidInput(message, { password: message });
}

interface OwnPasswordDeps {
  administrators: AdministratorRepository;
  session: Middleware;
  checkPassword: CheckPassword;
  audit: Audit;
}

/** Returns a password without what is easily varied: case, spaces and punctuation. */
const bare = (password: string) => password.toLowerCase().replaceAll(/[\s\p{P}]/gu, '');

const unchanged = () => {
  const message = 'The new password must differ from the current one';
  return invalidInput(message, { password: message });
};

/**
 * Creates the route by which users change their password. A change ends all other sessions and gives the current one a
 * new id.
 */
export const ownPasswordRoutes = ({ administrators, session, checkPassword, audit }: OwnPasswordDeps) =>
  new Router({ sensitive: true, strict: true }).post(
    apiPaths.ownPassword,
    session,
    requireAnySession,
    async (ctx) => {
      const { current, password } = await readBody(ctx, ownPasswordSchema);
      const { username, mustChangePassword } = requireAccount(ctx);
      refuseWeakPassword(password, username);
      if (mustChangePassword && bare(password) === bare(current)) throw unchanged();
      const who = await checkPassword(ctx, current, 'current');
      const { administratorId, passwordHash: checked } = who;
      const passwordHash = await administrators.setPassword(administratorId, password, { checked });
      if (!passwordHash) throw wrongPassword('current');
      await signIn(ctx, { ...who, passwordHash });
      await audit.record(ctx, 'password-changed');
      ctx.status = 204;
    },
  );
