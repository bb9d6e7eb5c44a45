import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { kindOrder } from '../../language/kind-titles.ts';
import { useWords } from '../../language/use-words.ts';
import { useReadRetentionQuery } from './privacy-api.ts';
import { privacyWords } from './privacy-words.ts';
import { SectionCard } from './SectionCard.tsx';

/** Renders the retention period and how many records the next purge would delete. */
export function Retention() {
  const words = useWords(privacyWords);
  const { data, error, isFetching, refetch } = useReadRetentionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const due = data?.due;
  const isDue = due && kindOrder.some((kind) => due[kind] > 0);
  return (
    <SectionCard
      title={words.retention.title}
      action={
        <Button $variant="secondary" $size="small" disabled={isFetching} onClick={() => refetch()}>
          {isFetching ? words.retention.loading : error ? words.retry : words.retention.check}
        </Button>
      }
    >
      {error ? (
        <Quiet role="status">{words.retention.failed}</Quiet>
      ) : (
        data && (
          <>
            <p>{words.retention.months(data.months)}</p>
            <Quiet>{isDue ? words.retention.due(data.due) : words.retention.nothingDue}</Quiet>
          </>
        )
      )}
    </SectionCard>
  );
}

const Quiet = styled.p`
  margin-top: ${token('space', 2)};
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
`;
