import { useLocation, useNavigate } from '@suite/host/router';
import { firstPage, type RecordView, readView, writeView } from './record-view.ts';

/** The page that came before the one of a cursor; going back to it after a reload starts at the first page. */
const cursorsBefore = new Map<string, string>();

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
    showNext(cursor: string) {
      cursorsBefore.set(cursor, view.cursor);
      change({ cursor, page: view.page + 1, record: 0 });
    },
    showPrevious(replace = false) {
      const cursor = cursorsBefore.get(view.cursor) ?? '';
      change({ cursor, page: cursor ? view.page - 1 : 1, record: 0 }, replace);
    },
  };
}
