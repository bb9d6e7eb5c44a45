import type { Router } from '@koa/router';
import {
  type AdministratorChange,
  administratorChangeSchema,
  newAdministratorSchema,
  ownPasswordSchema,
  passwordResetSchema,
} from '@suite/contracts/administrator';
import { passwordProblem, passwordProblems } from '@suite/contracts/password-problem';
import { apiPaths } from '@suite/contracts/paths';
import type { Context } from 'koa';
import type { Audit } from '../../http/audit.ts';
import { type CheckPassword, type Confirm, wrongPassword } from '../../http/check-password.ts';
import { ApiError, invalidField, notFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { readId } from '../../http/read-id.ts';
import { requireAccount, requireAdministrator, requireAnySession, signIn } from '../../http/session.ts';
import type { AdministratorRepository } from './administrator-repository.ts';

interface AdministratorDeps {
  administrators: AdministratorRepository;
  secondFactor: {
    /** Removes the second factor; returns whether it was on. */
    remove(administratorId: number): Promise<boolean>;
  };
  confirm: Confirm;
  audit: Audit;
}

const ownAccount = () =>
  new ApiError(409, 'own_account', 'This is your own account: another administrator has to change it');
const lastAdministrator = () =>
  new ApiError(409, 'last_administrator', 'This is the last administrator who can sign in');
const nameTaken = () => {
  const message = 'This username is taken';
  return new ApiError(409, 'username_taken', message, { fields: { username: message } });
};

/** Throws 400 for a password that is too weak. */
function refuseWeakPassword(password: string, username: string) {
  const problem = passwordProblem(password, username);
  if (problem) throw invalidField('password', `The password is too weak: ${passwordProblems[problem]}`);
}

/**
 * Adds the routes by which administrators add, change and disable accounts and reset passwords. Every change
 * requires the administrator's own password and, if on, second factor.
 */
export function addAdministratorRoutes(
  router: Router,
  { administrators, secondFactor, confirm, audit }: AdministratorDeps,
) {
  const findByPath = async (ctx: Context) => {
    const found = await administrators.find({ id: readId(ctx, 'Administrator') });
    if (!found) throw notFound('Administrator');
    return found;
  };

  const refuseOwn = (ctx: Context, id: number) => {
    if (id === requireAccount(ctx).administratorId) throw ownAccount();
  };

  async function change(id: number, wanted: AdministratorChange) {
    const changed = await administrators.change(id, wanted);
    if (changed === 'last') throw lastAdministrator();
    if (changed === 'unknown') throw notFound('Administrator');
  }

  router
    .get(apiPaths.administrators, requireAdministrator, async (ctx) => {
      ctx.body = await administrators.list();
    })
    .post(apiPaths.administrators, requireAdministrator, async (ctx) => {
      const { username, password, role, ...confirmation } = await readBody(ctx, newAdministratorSchema);
      refuseWeakPassword(password, username);
      // Check the name first, because confirming uses up a second-factor code.
      if (await administrators.find({ username })) throw nameTaken();
      await confirm(ctx, confirmation);
      const id = await administrators.create({ username, password, role, mustChangePassword: true });
      if (id === undefined) throw nameTaken();
      await audit.record(ctx, 'administrator-added', { username, role });
      ctx.status = 201;
      ctx.body = await administrators.find({ id });
    })
    .patch(apiPaths.administrator(':id'), requireAdministrator, async (ctx) => {
      const { currentPassword, currentCode, ...wanted } = await readBody(ctx, administratorChangeSchema);
      const { id, username } = await findByPath(ctx);
      refuseOwn(ctx, id);
      await confirm(ctx, { currentPassword, currentCode });
      await change(id, wanted);
      await audit.record(ctx, 'administrator-changed', { username, ...wanted });
      ctx.body = await administrators.find({ id });
    })
    .post(apiPaths.administratorPassword(':id'), requireAdministrator, async (ctx) => {
      const { password, resetSecondFactor, ...confirmation } = await readBody(ctx, passwordResetSchema);
      const { id, username } = await findByPath(ctx);
      refuseOwn(ctx, id);
      refuseWeakPassword(password, username);
      await confirm(ctx, confirmation);
      await administrators.setPassword(id, password, { mustChange: true });
      const secondFactorOff = resetSecondFactor && (await secondFactor.remove(id));
      await audit.record(ctx, 'administrator-password-reset', { username, secondFactorOff });
      ctx.status = 204;
    });
}

/** Returns a password without what is easily varied: case, spaces and punctuation. */
const bare = (password: string) => password.toLowerCase().replaceAll(/[\s\p{P}]/gu, '');

interface OwnPasswordDeps extends Pick<AdministratorDeps, 'administrators' | 'audit'> {
  checkPassword: CheckPassword;
}

/**
 * Adds the route by which users change their password. A change ends all other sessions and gives the current one a new
 * id.
 */
export const addOwnPasswordRoute = (
  router: Router,
  { administrators, checkPassword, audit }: OwnPasswordDeps,
) =>
  router.post(apiPaths.ownPassword, requireAnySession, async (ctx) => {
    const { current, password } = await readBody(ctx, ownPasswordSchema);
    const { username, mustChangePassword } = requireAccount(ctx);
    refuseWeakPassword(password, username);
    if (mustChangePassword && bare(password) === bare(current))
      throw invalidField('password', 'The new password must differ from the current one');
    const who = await checkPassword(ctx, current, 'current');
    const { administratorId, passwordHash: checked } = who;
    const passwordHash = await administrators.setPassword(administratorId, password, { checked });
    if (!passwordHash) throw wrongPassword('current');
    await signIn(ctx, { ...who, passwordHash });
    await audit.record(ctx, 'password-changed');
    ctx.status = 204;
  });
