import { useLocation, useNavigate } from '@suite/host/router';
import { firstPage, type RecordView, readView, writeView } from './record-view.ts';

/** Returns the list's view, which is stored in the address, and functions to change it. */
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
    /** Changes search, filter, folder or sort order, and returns to the first page. */
    changeQuery: (changes: Partial<RecordView>) => change({ ...firstPage, ...changes }, true),
    showNext: (cursor: string) => change({ cursor, page: view.page + 1, record: 0 }),
    /** Shows the previous page. The first page is loaded without a cursor, so that it includes new records. */
    showPrevious: (cursor: string | undefined, replace = false) =>
      change(cursor && view.page > 2 ? { cursor, page: view.page - 1, record: 0 } : firstPage, replace),
  };
}
