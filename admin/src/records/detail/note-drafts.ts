import { createContext } from 'react';
import type { RecordKey } from '../records-api.ts';

/** Unsaved note text by record. */
export type NoteDrafts = Map<string, string>;

/** The drafts of the panel, kept while another list or view is open. */
export const NoteDraftsContext = createContext<NoteDrafts>(new Map());

export const draftKey = ({ kind, id }: RecordKey) => `${kind} ${id}`;
