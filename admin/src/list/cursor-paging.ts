/** A page of entries. */
export interface EntryPage<Entry> {
  entries: Entry[];
  /** Cursor of the next page; undefined on the last page. */
  cursor: string | undefined;
}

/** Options of a query whose pages each have the cursor of the next one. */
export const cursorPaging = {
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }: { cursor: string | undefined }) => cursor,
};

/** Returns the parameters of a page of 50 entries, by default the first. */
export const pageParams = (cursor: string | undefined) => ({ limit: 50, ...(cursor && { cursor }) });
