/** 128 random bits as hexadecimal digits. (`crypto.randomUUID` is absent on plain http.) */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * Gives a submission its idempotency key: the same one while the same values are sent again after a failure, a new one
 * when they have changed.
 */
export function createSubmissionKeys() {
  let last: { values: string; key: string } | undefined;
  return {
    keyFor(values: unknown): string {
      const text = JSON.stringify(values);
      if (last?.values !== text) last = { values: text, key: randomKey() };
      return last.key;
    },
    /** The submission was accepted: the same values again are a new one. */
    forget() {
      last = undefined;
    },
  };
}
