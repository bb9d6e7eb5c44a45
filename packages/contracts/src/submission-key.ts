function randomBytes() {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    // Some privacy add-ons block it. The key is no secret, it only differs from others.
    return bytes.map(() => Math.random() * 256);
  }
}

/** Returns 128 random bits as hexadecimal digits. (`crypto.randomUUID` is missing on plain http.) */
const randomKey = () => Array.from(randomBytes(), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The values sent last, and the idempotency key sent with them. */
export interface SentKey {
  values: string;
  key: string;
}

/**
 * Creates the idempotency keys of a form: the same key while the same values are sent again after a failure, a new
 * one when they have changed.
 */
export function createSubmissionKeys() {
  let last: SentKey | undefined;
  return {
    keyFor(values: unknown): string {
      const text = JSON.stringify(values);
      if (last?.values !== text) last = { values: text, key: randomKey() };
      return last.key;
    },
    last: () => last,
    /** Continues with a key kept over a reload. */
    restore(kept: SentKey | undefined) {
      last = kept;
    },
    /** Forgets the key after the submission was accepted or the key refused, so that the same values get a new one. */
    forget() {
      last = undefined;
    },
  };
}
