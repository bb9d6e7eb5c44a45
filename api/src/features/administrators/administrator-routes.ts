import { Router } from '@koa/router';
import {
  type AdministratorChange,
  administratorChangeSchema,
  newAdministratorSchema,
  passwordResetSchema,
} from '@suite/contracts/administrator';
import { apiPaths } from '@suite/contracts/paths';
import type { Context, Middleware } from 'koa';
import type { Audit } from '../../http/audit.ts';
import type { Confirm } from '../../http/check-password.ts';
import { ApiError, notFound } from '../../http/errors.ts';
import { readBody } from '../../http/read-body.ts';
import { readId } from '../../http/read-id.ts';
import { requireAccount, requireAdministrator } from '../../http/session.ts';
import type { AdministratorRepository } from './administrator-repository.ts';
import { refuseWeakPassword } from './own-password-routes.ts';

interface AdministratorDeps {
  administrators: AdministratorRepository;
  /** Removes the second factor; returns whether it was on. */
  removeSecondFactor: (id: number) => Promise<boolean>;
  session: Middleware;
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

/**
 * Creates the routes by which administrators add, change and disable accounts and reset passwords. Every change
 * requires the administrator's own password and, if on, second factor.
 */
export function administratorRoutes({
  administrators,
  removeSecondFactor,
  session,
  confirm,
  audit,
}: AdministratorDeps) {
  const findByPath = async (ctx: Context) => {
    const id = readId(ctx);
    const found = id === undefined ? undefined : await administrators.find({ id });
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

  return new Router({ sensitive: true, strict: true })
    .get(apiPaths.administrators, session, requireAdministrator, async (ctx) => {
      ctx.body = await administrators.list();
    })
    .post(apiPaths.administrators, session, requireAdministrator, async (ctx) => {
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
    .patch(apiPaths.administrator(':id'), session, requireAdministrator, async (ctx) => {
      const { currentPassword, currentCode, ...wanted } = await readBody(ctx, administratorChangeSchema);
      const { id, username } = await findByPath(ctx);
      refuseOwn(ctx, id);
      await confirm(ctx, { currentPassword, currentCode });
      await change(id, wanted);
      await audit.record(ctx, 'administrator-changed', { username, ...wanted });
      ctx.body = await administrators.find({ id });
    })
    .post(apiPaths.administratorPassword(':id'), session, requireAdministrator, async (ctx) => {
      const { password, resetSecondFactor, ...confirmation } = await readBody(ctx, passwordResetSchema);
      const { id, username } = await findByPath(ctx);
      refuseOwn(ctx, id);
      refuseWeakPassword(password, username);
      await confirm(ctx, confirmation);
      await administrators.setPassword(id, password, { mustChange: true });
      const secondFactorOff = resetSecondFactor && (await removeSecondFactor(id));
      await audit.record(ctx, 'administrator-password-reset', { username, secondFactorOff });
      ctx.status = 204;
    });
}
