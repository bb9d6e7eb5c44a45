import type { ListedRecord, RecordChange, RecordDetail } from '@suite/contracts/records';
import { useHost } from '@suite/host/HostContext';
import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { token } from '@suite/ui/theme';
import { ShieldAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import { useChangeRecordMutation } from '../record-actions-api.ts';
import type { RecordConfig } from '../record-config.ts';
import { recordStrings } from '../record-strings.ts';
import type { RecordActions } from '../use-record-actions.ts';
import { Deliveries } from './Deliveries.tsx';
import { detailStrings } from './detail-strings.ts';
import { type NoteDrafts, Notes } from './Notes.tsx';
import { Origin } from './Origin.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { StatusChoice } from './StatusChoice.tsx';
import { SubmittedField } from './SubmittedField.tsx';

interface RecordDetailsProps<Row extends ListedRecord> {
  config: RecordConfig<Row>;
  row: Row;
  /** Undefined while loading. */
  detail: RecordDetail | undefined;
  noteDrafts: NoteDrafts;
  actions: RecordActions;
  /** Whether the user may delete and restore. */
  canManage: boolean;
}

/** Renders everything stored about a record, and its actions. Opening it marks it as read. */
export function RecordDetails<Row extends ListedRecord>(props: RecordDetailsProps<Row>) {
  const { config, row, detail, actions, canManage } = props;
  const host = useHost();
  const strings = useStrings(detailStrings);
  const shared = useStrings(recordStrings);
  const [changeRecord] = useChangeRecordMutation();
  const key = { kind: config.kind, id: row.id };
  const isInTrash = row.trashedAt !== null;

  const change = async (to: RecordChange) => {
    try {
      await changeRecord({ ...key, change: to }).unwrap();
    } catch {
      host.toast({ title: shared.error, description: strings.changeFailed, variant: 'destructive' });
    }
  };
  const markRead = useEffectEvent(() => {
    if (!row.isRead && !isInTrash) change({ isRead: true });
  });
  useEffect(() => markRead(), []);

  return (
    <>
      {row.flaggedFor !== null && (
        <Flag>
          <ShieldAlert aria-hidden size={18} strokeWidth={1.75} />
          <p>
            <bdi>{strings.flagged(strings.flagReasons[row.flaggedFor] ?? row.flaggedFor)}</bdi>
          </p>
          {canManage && !isInTrash && (
            <Button $variant="secondary" $size="small" onClick={() => actions.unflag(row.id)}>
              {strings.notSpam}
            </Button>
          )}
        </Flag>
      )}
      <Row>
        {!isInTrash && <StatusChoice status={row.status} onChoose={(status) => change({ status })} />}
        {!isInTrash && row.isRead && (
          <Button $variant="ghost" $size="small" onClick={() => change({ isRead: false })}>
            {strings.markUnread}
          </Button>
        )}
        {canManage &&
          (isInTrash ? (
            <Button $variant="secondary" $size="small" onClick={() => actions.restore(row.id)}>
              {strings.restore}
            </Button>
          ) : (
            <Button $variant="secondary" $size="small" onClick={() => actions.remove(row.id)}>
              {strings.delete}
            </Button>
          ))}
      </Row>
      <Fields>
        {config.fields.map(({ title, as, searchedAs, value }) => (
          <SubmittedField key={title} title={title} as={as} searchedAs={searchedAs} text={value(row)} />
        ))}
        <div>
          <dt>{strings.received}</dt>
          <dd>
            <Timestamp value={row.createdAt} />
          </dd>
        </div>
        {row.trashedAt && (
          <div>
            <dt>{strings.deletedAt}</dt>
            <dd>
              <Timestamp value={row.trashedAt} />
            </dd>
          </div>
        )}
      </Fields>
      {detail && (
        <>
          <Notes record={key} trail={detail.trail} drafts={props.noteDrafts} />
          <Origin record={detail} />
          <RecordHistory record={detail} />
          <Deliveries deliveries={detail.deliveries} />
        </>
      )}
    </>
  );
}

const Flag = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'cinnamonSoft')};
  color: ${token('color', 'cinnamonText')};
  font-size: ${token('type', 'small')};

  p {
    flex: 1;
  }
`;

const Fields = styled.dl`
  display: grid;
  gap: ${token('space', 2)};

  dt {
    color: ${token('color', 'textMuted')};
    font-size: 0.8125rem;
  }

  dd {
    color: ${token('color', 'ink')};
  }
`;
