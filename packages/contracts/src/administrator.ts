import { type InferType, mixed, object } from 'yup';
import { password, username } from './credentials.ts';
import { code } from './second-factor.ts';
import { type Role, roles } from './session.ts';

const yesOrNo = (message: string) =>
  mixed<boolean>((value): value is boolean => typeof value === 'boolean').typeError(message);

const role = () => {
  const message = `Role must be one of ${roles.join(', ')}`;
  return mixed<Role>((value): value is Role => roles.some((known) => known === value)).typeError(message);
};

/** Confirmation of an account action: the administrator's password, and a code if their second factor is on. */
const confirmation = {
  currentPassword: mixed<string>((value): value is string => typeof value === 'string')
    .typeError('Current password must be text')
    .nonNullable('Current password must be text')
    .test('length', 'Current password must be at most 200 characters', (text) => (text ?? '').length <= 200)
    .default(''),
  currentCode: code(0, 'Code must be text'),
};

export interface Confirmation {
  currentPassword: string;
  currentCode: string;
}

export const newAdministratorSchema = object({
  username: username(),
  password: password(),
  role: role().required('Role is required'),
  ...confirmation,
});

export type NewAdministrator = InferType<typeof newAdministratorSchema>;

/** The body that changes an account. A missing field keeps its value. */
export const administratorChangeSchema = object({
  role: role(),
  isDisabled: yesOrNo('isDisabled must be true or false'),
  ...confirmation,
});

export type AdministratorChange = Omit<InferType<typeof administratorChangeSchema>, keyof Confirmation>;

/**
 * The body that sets a new password for another administrator who has lost theirs, and optionally turns off a
 * lost second factor.
 */
export const passwordResetSchema = object({
  password: password(),
  resetSecondFactor: yesOrNo('resetSecondFactor must be true or false').default(false),
  ...confirmation,
});

export type PasswordReset = InferType<typeof passwordResetSchema>;

export const ownPasswordSchema = object({
  current: password('Current password'),
  password: password('New password'),
});

export type OwnPassword = InferType<typeof ownPasswordSchema>;

/** An account in the list of administrators; times are ISO 8601 in UTC. */
export interface Administrator {
  id: number;
  username: string;
  role: Role;
  isDisabled: boolean;
  hasSecondFactor: boolean;
  createdAt: string;
  /** Null before the first sign-in. An API of an earlier release does not send it. */
  lastSignInAt?: string | null;
}
