import { generateSecret, generateURI, verifySync } from 'otplib/functional';

/** Returns a new secret in Base32 (160 bits). */
export const makeSecret = () => generateSecret();

/** Returns the otpauth URI that authenticator apps read from a QR code. */
export const uriOf = (secret: string, issuer: string, username: string) =>
  generateURI({ secret, issuer, label: username });

/** Removes the spaces that apps show between the digits, and hyphens. */
export const withoutSpaces = (code: string) => code.replaceAll(/[\s-]/g, '');

export const looksLikeTotp = (code: string) => /^\d{6}$/.test(withoutSpaces(code));

/**
 * Returns the time step of a code (RFC 6238): the current one or an adjacent one, because clocks differ. Returns
 * undefined for a wrong code.
 */
export function stepOf(code: string, secret: string): number | undefined {
  const verified = verifySync({ secret, token: code, epochTolerance: 30 });
  return verified.valid && 'timeStep' in verified ? verified.timeStep : undefined;
}
