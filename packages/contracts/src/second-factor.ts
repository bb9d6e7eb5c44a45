import { type InferType, object } from 'yup';
import { password } from './credentials.ts';
import { line } from './text.ts';

const codeRequired = 'Code is required';

/** Six digits of an authenticator app, or where a sign-in asks, one of the recovery codes. */
export const codeSchema = object({
  code: line({ label: 'Code', min: 1, max: 40, message: codeRequired }),
});

export type CodeInput = InferType<typeof codeSchema>;

/** What turning the second factor off and making new recovery codes ask for. */
export const passwordAndCodeSchema = object({
  password: password(),
  code: line({ label: 'Code', min: 0, max: 40, message: 'Code must be text' }),
});

export type PasswordAndCode = InferType<typeof passwordAndCodeSchema>;

/** What turning the second factor on asks for. */
export const passwordSchema = object({ password: password() });

export type PasswordInput = InferType<typeof passwordSchema>;

/** A secret that waits to be confirmed by its first code. */
export interface SecondFactorDraft {
  /** Base32, to be typed where no picture can be taken. */
  secret: string;
  /** The `otpauth:` address that a QR code holds. */
  uri: string;
}

export interface SecondFactorState {
  isOn: boolean;
  recoveryCodesLeft: number;
}

/** Shown once; each opens the account once in place of a code. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}
