import type { ListedRecord } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { EmptyState } from '@suite/ui/EmptyState';
import { Skeleton } from '@suite/ui/Skeleton';
import { isRefusal } from '@suite/web-api';
import { FileQuestion } from 'lucide-react';
import { useStrings } from '../../language/use-strings.ts';
import { listStrings } from '../../list/list-strings.ts';
import { useMedia } from '../../screen/use-media.ts';
import type { RecordConfig } from '../record-config.ts';
import { recordStrings } from '../record-strings.ts';
import { useReadRecordQuery } from '../records-api.ts';
import { Highlighted } from '../search/Highlighted.tsx';
import type { RecordActions } from '../use-record-actions.ts';
import { ContactFoot, withFoot } from './ContactFoot.tsx';
import { detailStrings } from './detail-strings.ts';
import { RecordDetails } from './RecordDetails.tsx';
import { RecordMenu } from './RecordMenu.tsx';
import { SidePanel } from './SidePanel.tsx';

interface RecordPanelProps {
  config: RecordConfig;
  id: number;
  /** Rows of the list, for the previous and next buttons. */
  rows: readonly ListedRecord[];
  actions: RecordActions;
  canManage: boolean;
  onStep(id: number): void;
  onClose(): void;
}

/** Renders the open record in a side panel. */
export function RecordPanel(props: RecordPanelProps) {
  const { config, id, rows, onStep } = props;
  const strings = useStrings(detailStrings);
  const { record } = useStrings(recordStrings);
  const { tryAgain } = useStrings(listStrings);
  const { currentData: detail, error, refetch } = useReadRecordQuery({ kind: config.kind, id });
  const hasFoot = useMedia(withFoot);
  const index = rows.findIndex((row) => row.id === id);
  // The row has the submitted fields while the details load. A record opened by its address may not be in the list.
  const row = detail ?? rows[index];
  const stepTo = (neighbour: ListedRecord | undefined) =>
    neighbour ? () => onStep(neighbour.id) : undefined;
  return (
    <SidePanel
      title={
        row ? (
          <bdi>
            <Highlighted text={row.name} />
          </bdi>
        ) : (
          record
        )
      }
      menu={
        row && (
          <RecordMenu
            record={{ kind: config.kind, id }}
            row={row}
            actions={props.actions}
            canManage={props.canManage}
          />
        )
      }
      onPrevious={stepTo(rows[index - 1])}
      onNext={index < 0 ? undefined : stepTo(rows[index + 1])}
      onClose={props.onClose}
      foot={row && hasFoot && <ContactFoot config={config} row={row} />}
    >
      {row ? (
        <RecordDetails
          key={id}
          config={config}
          row={row}
          detail={detail}
          actions={props.actions}
          canManage={props.canManage}
        />
      ) : error ? (
        <EmptyState
          icon={FileQuestion}
          title={strings.failed}
          description={isRefusal(error, 404) ? strings.gone : undefined}
          action={
            <Button $variant="secondary" $size="small" onClick={refetch}>
              {tryAgain}
            </Button>
          }
        />
      ) : (
        <Skeleton $height="12rem" />
      )}
    </SidePanel>
  );
}
