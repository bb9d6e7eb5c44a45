import { apiPaths } from '@suite/contracts/paths';
import type { RecordKind, SubmittedEvent } from '@suite/contracts/records';
import { useEffect, useState } from 'react';

type NewSubmissions = Partial<Record<RecordKind, number>>;

/** How many of each kind have come in since its list was read, as the server tells by one stream. */
export function useNewSubmissions() {
  const [counts, setCounts] = useState<NewSubmissions>({});
  useEffect(() => {
    const stream = new EventSource(apiPaths.events);
    stream.addEventListener('submitted', ({ data }: MessageEvent<string>) => {
      const { kind, count } = JSON.parse(data) as SubmittedEvent;
      setCounts((known) => ({ ...known, [kind]: (known[kind] ?? 0) + count }));
    });
    return () => stream.close();
  }, []);
  const clear = (kind: RecordKind) => setCounts((known) => ({ ...known, [kind]: 0 }));
  return { counts, clear };
}
