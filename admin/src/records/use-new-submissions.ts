import { apiPaths } from '@suite/contracts/paths';
import type { RecordKind, SubmittedEvent } from '@suite/contracts/records';
import { useEffect, useState } from 'react';

type NewSubmissions = Partial<Record<RecordKind, number>>;

/** A browser asks by itself again after a lost connection, not after an answer that was a refusal. */
const pause = 30_000;

/**
 * How many of each kind have come in since its list was read, as the server tells by one stream; what came while that was
 * lost is told by the next one.
 */
export function useNewSubmissions() {
  const [counts, setCounts] = useState<NewSubmissions>({});
  useEffect(() => {
    let place = '';
    let stream: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      stream = new EventSource(place ? `${apiPaths.events}?after=${place}` : apiPaths.events);
      stream.addEventListener('message', ({ lastEventId }) => {
        place = lastEventId;
      });
      stream.addEventListener('submitted', ({ data, lastEventId }: MessageEvent<string>) => {
        place = lastEventId;
        const { kind, count } = JSON.parse(data) as SubmittedEvent;
        setCounts((known) => ({ ...known, [kind]: (known[kind] ?? 0) + count }));
      });
      stream.addEventListener('error', ({ target }) => {
        if ((target as EventSource).readyState === EventSource.CLOSED) timer = setTimeout(listen, pause);
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
