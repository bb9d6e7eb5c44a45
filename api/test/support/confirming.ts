import type { Visitor } from './visitor.ts';

/** Makes a visitor send this password with every action on an account. */
export function confirming(visitor: Visitor, currentPassword: string): Visitor {
  const { post, patch } = visitor;
  const confirmed = (send: typeof post): typeof post => {
    return (path, body, headers) =>
      send(
        path,
        path.startsWith('/api/admin/administrators') ? { currentPassword, ...(body as object) } : body,
        headers,
      );
  };
  return Object.assign(visitor, { post: confirmed(post), patch: confirmed(patch) });
}
