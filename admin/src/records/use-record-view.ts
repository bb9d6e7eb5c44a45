import { useLocation, useNavigate } from '@suite/host/router';
import { firstPage, type RecordView, readView, writeView } from './record-view.ts';

/** A list's view, which lives in the address, and the ways to change it. */
export function useRecordView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = readView(search);
  const addressOf = (changes: Partial<RecordView>) => ({ search: writeView(search, changes) });
  const change = (changes: Partial<RecordView>, replace = false) => navigate(addressOf(changes), { replace });
  return {
    view,
    addressOf,
    change,
    /** Another search, filter, folder or sort: it starts at its first page. */
    narrow: (changes: Partial<RecordView>) => change({ ...firstPage, ...changes }, true),
    showNext: (cursor: string) => change({ cursor, page: view.page + 1, record: 0 }),
    /** The first page is the whole of it, whatever came or went before the page that stands. */
    showPrevious: (cursor: string | undefined, replace = false) =>
      change(cursor && view.page > 2 ? { cursor, page: view.page - 1, record: 0 } : firstPage, replace),
  };
}
