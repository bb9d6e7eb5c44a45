import { apiPaths } from '@suite/contracts/paths';
import type { RecordKind, SubmittedEvent } from '@suite/contracts/records';
import { useEffect, useState } from 'react';

type NewSubmissions = Partial<Record<RecordKind, number>>;

/** Milliseconds to wait after an error response. Browsers reopen a lost connection, but not a refused one. */
const retryDelay = 30_000;

/**
 * Counts the new records of each kind since its list was loaded. All kinds share one event stream, which resumes after
 * its last event when it is reopened.
 */
export function useNewSubmissions() {
  const [counts, setCounts] = useState<NewSubmissions>({});
  useEffect(() => {
    // Blocked by an add-on, for example. The lists then show new records only when they are loaded.
    if (!window.EventSource) return;
    let cursor = '';
    let stream: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      stream = new EventSource(cursor ? `${apiPaths.events}?after=${cursor}` : apiPaths.events);
      stream.addEventListener('message', ({ lastEventId }) => {
        cursor = lastEventId;
      });
      stream.addEventListener('submitted', ({ data, lastEventId }: MessageEvent<string>) => {
        cursor = lastEventId;
        const { kind, count } = JSON.parse(data) as SubmittedEvent;
        setCounts((known) => ({ ...known, [kind]: (known[kind] ?? 0) + count }));
      });
      stream.addEventListener('error', ({ target }) => {
        if ((target as EventSource).readyState === EventSource.CLOSED) timer = setTimeout(listen, retryDelay);
      });
    };
    listen();
    return () => {
      clearTimeout(timer);
      stream.close();
    };
  }, []);
  const clear = (kind: RecordKind) => setCounts((known) => ({ ...known, [kind]: 0 }));
  return { counts, clear };
}
