import type { Router } from '@koa/router';
import { forms } from '@suite/contracts/forms/forms';
import { apiPaths } from '@suite/contracts/paths';
import { asciiDigits, fewestOfPerson } from '@suite/contracts/phone';
import type { PersonKey } from '@suite/contracts/records';
import { line, optionalEmail } from '@suite/contracts/text';
import type { Context } from 'koa';
import { object } from 'yup';
import type { Audit } from '../../http/audit.ts';
import { invalidField, invalidInput } from '../../http/errors.ts';
import { sendIdPage } from '../../http/id-page.ts';
import { readBody } from '../../http/read-body.ts';
import { requireAccount, requireAdministrator } from '../../http/session.ts';
import type { PrivacyRepository } from './privacy-repository.ts';

const personSchema = object({
  email: optionalEmail(),
  phone: line({ label: 'Phone', min: 0, max: 32, message: 'Phone must be text' }),
});

const fewDigits = `Phone must have at least ${fewestOfPerson} digits`;

/** Reads the e-mail address or phone number of a person. Throws 400 if neither, both or an invalid one is given. */
async function readPerson(ctx: Context): Promise<PersonKey> {
  const { email, phone } = await readBody(ctx, personSchema);
  if ((email === '') === (phone === '')) throw invalidInput('Give an e-mail address or a phone number');
  if (email !== '') return { email };
  if (asciiDigits(phone).replace(/\D/g, '').length < fewestOfPerson) throw invalidField('phone', fewDigits);
  return { phone };
}

const keyKind = (key: PersonKey) => (key.email === undefined ? 'phone' : 'email');

/** Adds the routes that find and erase a person's data and list the receipts; administrators only. */
export const addPrivacyRoutes = (router: Router, privacy: PrivacyRepository, audit: Audit) =>
  router
    .post(apiPaths.findPerson, requireAdministrator, async (ctx) => {
      const key = await readPerson(ctx);
      const found = await privacy.find(key);
      const records = Object.values(found).reduce((sum, list) => sum + list.length, 0);
      await audit.record(ctx, 'person-found', { by: keyKind(key), records });
      ctx.body = found;
    })
    .post(apiPaths.erasePerson, requireAdministrator, async (ctx) => {
      const key = await readPerson(ctx);
      const receipt = await privacy.erase(key, requireAccount(ctx));
      await audit.record(ctx, 'person-erased', {
        by: keyKind(key),
        receipt: receipt.id,
        records: forms.reduce((sum, { key: kind }) => sum + receipt.erased[kind], 0),
      });
      ctx.body = receipt;
    })
    .get(apiPaths.erasureReceipts, requireAdministrator, (ctx) => sendIdPage(ctx, privacy.receipts));
