/** 128 random bits as hexadecimal digits. (`crypto.randomUUID` is absent on plain http.) */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What was last sent, and the key it was sent with. */
export interface SentKey {
  values: string;
  key: string;
}

/**
 * Gives a submission its idempotency key: the same one while the same values are sent again after a failure, a new one
 * when they have changed.
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
    /** Goes on from a key that was kept elsewhere. */
    restore(kept: SentKey | undefined) {
      last = kept;
    },
    /** The submission was accepted, or its key refused: the same values again are a new one. */
    forget() {
      last = undefined;
    },
  };
}
