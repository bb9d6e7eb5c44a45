import { type InferType, object } from 'yup';
import { password } from './credentials.ts';
import { line } from './text.ts';

const codeRequired = 'Code is required';

/** Six digits from an authenticator app or, at sign-in, a recovery code. */
export const codeSchema = object({
  code: line({ label: 'Code', min: 1, max: 40, message: codeRequired }),
});

export type CodeInput = InferType<typeof codeSchema>;

/** The body that turns off the second factor or creates new recovery codes. */
export const passwordAndCodeSchema = object({
  password: password(),
  code: line({ label: 'Code', min: 0, max: 40, message: 'Code must be text' }),
});

export type PasswordAndCode = InferType<typeof passwordAndCodeSchema>;

/** The body that turns on the second factor. */
export const passwordSchema = object({ password: password() });

export type PasswordInput = InferType<typeof passwordSchema>;

/** A new secret that is not yet confirmed by a code. */
export interface SecondFactorDraft {
  /** Base32, for entering it by hand. */
  secret: string;
  /** The `otpauth:` URI of the QR code. */
  uri: string;
}

export interface SecondFactorState {
  isOn: boolean;
  recoveryCodesLeft: number;
}

/** Recovery codes, shown once; each replaces a code for one sign-in. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}
