import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

export interface SecretBox {
  /** Encrypts a text so that it can only be decrypted with the same `label`. */
  close(text: string, label: string): string;
  /** Returns the decrypted text, or undefined if the key or label differs. */
  open(box: string, label: string): string | undefined;
}

/**
 * Creates a box that encrypts stored secrets with AES-256-GCM, with a separate key for each purpose, derived from the
 * session secret.
 */
export function createSecretBox(secret: string, purpose: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    close: (text, label) => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open: (box, label) => {
      const bytes = Buffer.from(box, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceLength))
        .setAAD(Buffer.from(label))
        .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      try {
        return (
          decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        return undefined;
      }
    },
  };
}
