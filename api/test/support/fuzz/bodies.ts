import { forms } from '@suite/contracts/forms/forms';
import { datePresetNames } from '@suite/contracts/list-filters';
import { offeringIds } from '@suite/contracts/offerings';
import { apiPaths } from '@suite/contracts/paths';
import { bulkActions, recordFolders, recordSorts, recordStatuses } from '@suite/contracts/records';
import { roles } from '@suite/contracts/session';
import { honeypotField } from '@suite/contracts/submission-metadata';
import fc from 'fast-check';
import { password } from '../test-api.ts';
import { filterValues, text } from './values.ts';

/** What a route's JSON body contains. */
export interface BodySpec {
  /** Objects that are valid, or refused only because of what is stored, such as a wrong password. */
  valid: fc.Arbitrary<Record<string, unknown>>;
  /** Fields without which, or with anything but text in which, a request is refused. */
  required: readonly string[];
}

/** Stands for the token of a solved captcha, which the test fills in before it sends the body. */
export const captchaToken = '(token of a solved captcha)';

const email = fc.oneof(fc.constantFrom('nimal@example.com', 'a.b+c@example.co.uk'), fc.constant(''));
const requiredEmail = fc.constantFrom('nimal@example.com', "o'brien@example.org");
const phone = fc.constantFrom('+94 77 123 4567', '0771234567', '００９４７７１２３４５６', 'ext. 12345678');
const ownPassword = fc.constantFrom(password, password, 'wrong');
const newPassword = fc.constantFrom('seven herons over the lagoon', 'short', 'ß'.repeat(200));
const code = fc.constantFrom('123456', '000000', '12 34 56', 'abcd-efgh-ijkl');
const date = fc.constantFrom('2026-11-25', '2099-02-28', '2000-01-01');
const instant = fc.constantFrom('2026-01-01T00:00:00Z', '2027-01-01T09:00:00+09:00');

const touch = fc.record({ utmSource: text(0, 40), referrerHost: text(0, 40), landingPath: text(0, 40) });
const metadata: Record<string, fc.Arbitrary<unknown>> = {
  [honeypotField]: fc.constant(''),
  elapsed: fc.nat(),
  firstTouch: touch,
  lastTouch: touch,
};

const submission = (fields: Record<string, fc.Arbitrary<unknown>>): BodySpec => ({
  valid: fc.record({ ...fields, ...metadata }, { requiredKeys: Object.keys(fields) }),
  required: Object.keys(fields).filter((name) => !['email', 'plan', 'notes', 'toEmail'].includes(name)),
});

const filter = fc.record(
  {
    folder: fc.constantFrom(...recordFolders),
    q: text(0, 20),
    from: instant,
    ...filterValues,
  },
  { requiredKeys: [] },
);

const selection = fc.oneof(
  fc.record({ ids: fc.array(fc.integer({ min: 1, max: 0xffffffff }), { minLength: 1, maxLength: 4 }) }),
  fc.record({ filter }),
  fc.record({ batch: fc.constantFrom('abc', '-'.repeat(32)) }),
);

const bulk = fc
  .tuple(
    fc.record({
      action: fc.constantFrom(...bulkActions),
      status: fc.constantFrom(...recordStatuses),
      assigneeIds: fc.constantFrom([], [1]),
    }),
    selection,
  )
  .map(([action, selected]) => ({ ...action, ...selected }));

const change = fc.record(
  {
    status: fc.constantFrom(...recordStatuses),
    isRead: fc.boolean(),
    assigneeId: fc.constantFrom(1, null),
    followUp: fc.option(date),
  },
  { requiredKeys: [] },
);

const ofRecords = (kind: (typeof forms)[number]['kind']): Record<string, BodySpec> => ({
  [`POST ${apiPaths.bulkRecords(kind)}`]: { valid: bulk, required: ['action'] },
  [`PATCH ${apiPaths.record(kind, ':id')}`]: { valid: change, required: [] },
  [`POST ${apiPaths.recordNotes(kind, ':id')}`]: {
    valid: fc.record({ text: text(1, 300) }),
    required: ['text'],
  },
});

const view = fc.record(
  {
    folder: fc.constantFrom(...recordFolders),
    q: text(0, 20),
    when: fc.constantFrom(...datePresetNames),
    from: date,
    ...filterValues,
    sort: fc.constantFrom(...recordSorts),
  },
  { requiredKeys: [] },
);
const viewName = text(1, 60);

const confirmed = { currentPassword: ownPassword, currentCode: fc.constantFrom('', '123456') };
const confirmsPassword: BodySpec = {
  valid: fc.record({ password: ownPassword, code }),
  required: ['password'],
};
const person: BodySpec = {
  valid: fc.oneof(
    fc.record({ email: fc.constantFrom('nobody@example.com', 'x@example.com') }),
    fc.record({ phone: fc.constantFrom('0700000000', '+81 90 0000 0000') }),
  ),
  required: [],
};
const report = fc.record({
  route: fc.constantFrom('/', '/contact', 'other'),
  errors: fc.array(
    fc.record({
      app: fc.constantFrom('shell', 'admin'),
      name: text(0, 60),
      message: text(0, 60),
      stack: text(0, 60),
    }),
    { maxLength: 3 },
  ),
  vitals: fc.array(
    fc.record({ name: fc.constant('LCP'), value: fc.nat(600_000), rating: fc.constant('good') }),
    {
      maxLength: 3,
    },
  ),
});

/** The body of every route that reads one as JSON. */
export const bodySpecs: Record<string, BodySpec> = {
  [`POST ${apiPaths.clientReports}`]: { valid: report, required: ['route'] },
  [`POST ${apiPaths.records('business-leads')}`]: {
    valid: fc.record(
      { name: text(2, 60), mobileNumber: phone, email, note: text(0, 300) },
      { requiredKeys: ['name', 'mobileNumber'] },
    ),
    required: ['name', 'mobileNumber'],
  },
  'POST /api/business-leads': submission({ name: text(2, 60), mobileNumber: phone, email }),
  'POST /api/contact': submission({
    name: text(2, 60),
    email: requiredEmail,
    message: text(10, 300),
    plan: text(0, 100),
    recaptcha: fc.constant(captchaToken),
    toEmail: email,
  }),
  'POST /api/partner': submission({
    name: text(2, 60),
    organization: text(2, 60),
    designation: text(2, 60),
    country: fc.constantFrom('Sri Lanka', 'Japan'),
    contactNumber: phone,
    email: requiredEmail,
    product: fc.constantFrom(...offeringIds),
    notes: text(0, 100),
    recaptcha: fc.constant(captchaToken),
  }),
  [`POST ${apiPaths.login}`]: {
    valid: fc.record({ username: fc.oneof(fc.constant('admin'), text(1, 200)), password: ownPassword }),
    required: ['username', 'password'],
  },
  [`POST ${apiPaths.loginSecondFactor}`]: { valid: fc.record({ code }), required: ['code'] },
  [`POST ${apiPaths.ownPassword}`]: {
    valid: fc.record({ current: ownPassword, password: newPassword }),
    required: ['current', 'password'],
  },
  [`POST ${apiPaths.secondFactor}`]: { valid: fc.record({ password: ownPassword }), required: ['password'] },
  [`DELETE ${apiPaths.secondFactor}`]: confirmsPassword,
  [`POST ${apiPaths.confirmSecondFactor}`]: { valid: fc.record({ code }), required: ['code'] },
  [`POST ${apiPaths.recoveryCodes}`]: confirmsPassword,
  [`POST ${apiPaths.administrators}`]: {
    valid: fc.record({
      username: text(1, 200),
      password: newPassword,
      role: fc.constantFrom(...roles),
      ...confirmed,
    }),
    required: ['username', 'password', 'role', 'currentPassword'],
  },
  [`PATCH ${apiPaths.administrator(':id')}`]: {
    valid: fc.record({ role: fc.constantFrom(...roles), isDisabled: fc.boolean(), ...confirmed }),
    required: ['currentPassword'],
  },
  [`POST ${apiPaths.administratorPassword(':id')}`]: {
    valid: fc.record({ password: newPassword, resetSecondFactor: fc.boolean(), ...confirmed }),
    required: ['password', 'currentPassword'],
  },
  [`POST ${apiPaths.savedViews}`]: {
    valid: fc.record({ kind: fc.constantFrom(...forms.map(({ kind }) => kind)), name: viewName, view }),
    required: ['kind', 'name'],
  },
  [`PATCH ${apiPaths.savedView(':id')}`]: { valid: fc.record({ name: viewName }), required: ['name'] },
  [`POST ${apiPaths.findPerson}`]: person,
  [`POST ${apiPaths.erasePerson}`]: person,
  ...Object.assign({}, ...forms.map(({ kind }) => ofRecords(kind))),
};
