import { createContext, useEffect, useState } from 'react';
import { readStoredJson, store } from '../../stored.ts';
import type { RecordKey } from '../records-api.ts';

/** Unsaved note text by record. */
export type NoteDrafts = Map<string, string>;

/** The drafts of the panel, kept while another list or view is open. */
export const NoteDraftsContext = createContext<NoteDrafts>(new Map());

export const draftKey = ({ kind, id }: RecordKey) => `${kind} ${id}`;

const storageKey = 'note-drafts';

const keepForNextDocument = (drafts: Record<string, object>) =>
  store(storageKey, JSON.stringify(drafts), 'sessionStorage');

/**
 * Returns the drafts of the panel. While the document is left, hidden or loaded again, as after a deploy, this tab keeps them
 * for the account; another account that signs in removes them.
 */
export function useNoteDrafts(username: string): NoteDrafts {
  const [drafts] = useState<NoteDrafts>(
    () => new Map(Object.entries(Object(readStoredJson(storageKey, 'sessionStorage')[username]))),
  );
  useEffect(() => {
    keepForNextDocument({});
    const keep = () => keepForNextDocument({ [username]: Object.fromEntries(drafts) });
    window.addEventListener('pagehide', keep);
    window.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('visibilitychange', keep);
      // Signed out after Back, for example.
      keepForNextDocument({});
    };
  }, [drafts, username]);
  return drafts;
}
