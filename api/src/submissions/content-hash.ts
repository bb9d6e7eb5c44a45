import { createHash } from 'node:crypto';
import { fieldsOf } from '@suite/contracts/forms/form';
import type { Form } from '@suite/contracts/forms/forms';

/**
 * Returns the hash of a form's fields as they were sent, which distinguishes a repeated request from another submission
 * with the same key. A field of a later release counts only if it was filled in, and values are not normalized, so that
 * the hash of a form that is sent again after an upgrade stays the same.
 */
export function contentHash(form: Form, sent: Readonly<Record<string, unknown>>): string {
  const inOrder = fieldsOf(form).toSorted(
    (a, b) => Number(a.isHashedLast ?? 0) - Number(b.isHashedLast ?? 0),
  );
  const texts = inOrder
    .map(({ name, column, isLater }) => [column, String(sent[name] ?? '').trim(), isLater] as const)
    .filter(([, text, isLater]) => !isLater || text !== '');
  return createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(texts)))
    .digest('base64url');
}
