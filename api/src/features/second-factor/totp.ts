import { generateSecret, generateURI, verifySync } from 'otplib/functional';

/** A new secret in Base32 (160 bits). */
export const makeSecret = () => generateSecret();

/** What an authenticator app reads from a QR code. */
export const uriOf = (secret: string, issuer: string, username: string) =>
  generateURI({ secret, issuer, label: username });

/** Removes the spaces that apps show between the digits. */
export const withoutSpaces = (code: string) => code.replaceAll(/\s/g, '');

export const looksLikeTotp = (code: string) => /^\d{6}$/.test(withoutSpaces(code));

/** The time step that a code belongs to (RFC 6238): this one, or a neighbour, as clocks differ. Undefined for a wrong code. */
export function stepOf(code: string, secret: string): number | undefined {
  const verified = verifySync({ secret, token: code, epochTolerance: 30 });
  return verified.valid && 'timeStep' in verified ? verified.timeStep : undefined;
}
