import type { ListedRecord, RecordDetail } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import type { RecordConfig } from '../record-config.ts';
import type { RecordActions } from '../use-record-actions.ts';
import { Assignment } from './Assignment.tsx';
import { Deliveries } from './Deliveries.tsx';
import { DetailActions } from './DetailActions.tsx';
import { detailStrings } from './detail-strings.ts';
import { FlagNotice } from './FlagNotice.tsx';
import { Notes } from './Notes.tsx';
import { Origin } from './Origin.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { SamePerson } from './SamePerson.tsx';
import { SubmittedField } from './SubmittedField.tsx';
import { useRecordChange } from './use-record-change.ts';
import { useTrail } from './use-trail.ts';

interface RecordDetailsProps {
  config: RecordConfig;
  row: ListedRecord;
  /** Undefined while loading. */
  detail: RecordDetail | undefined;
  actions: RecordActions;
  /** Whether the user may delete and restore. */
  canManage: boolean;
}

/** Renders everything stored about a record, and its actions. Opening the record marks it as read. */
export function RecordDetails(props: RecordDetailsProps) {
  const { config, row, detail, actions, canManage } = props;
  const key = { kind: config.kind, id: row.id };
  const change = useRecordChange(key, row);
  const trail = useTrail(key, detail);
  const canUnflag = canManage && row.trashedAt === null;
  return (
    <>
      {row.flaggedFor !== null && (
        <FlagNotice reason={row.flaggedFor} onUnflag={canUnflag ? () => actions.unflag(row.id) : undefined} />
      )}
      <DetailActions row={row} actions={actions} canManage={canManage} onChange={change} />
      <Assignment row={row} canChange={canManage && row.trashedAt === null} onChange={change} />
      <Fields>
        {config.fields.map(({ title, as, searchedAs, value }) => (
          <SubmittedField
            key={title}
            title={title}
            as={as}
            searchedAs={searchedAs}
            text={value(row)}
            phoneNumber={row.phoneNumber}
          />
        ))}
        {detail?.reference && <Reference text={detail.reference} />}
        <Times row={row} />
      </Fields>
      {detail && (
        <>
          <Notes record={key} trail={trail} />
          <SamePerson record={key} />
          <Origin record={detail} />
          <RecordHistory createdAt={row.createdAt} trail={trail} />
          <Deliveries deliveries={detail.deliveries} />
        </>
      )}
    </>
  );
}

function Reference({ text }: { text: string }) {
  const { reference } = useStrings(detailStrings);
  return <SubmittedField title={reference} text={text} as={undefined} searchedAs="text" />;
}

function Times({ row: { createdAt, trashedAt } }: { row: ListedRecord }) {
  const strings = useStrings(detailStrings);
  return (
    <>
      <div>
        <dt>{strings.received}</dt>
        <dd>
          <Timestamp value={createdAt} />
        </dd>
      </div>
      {trashedAt && (
        <div>
          <dt>{strings.deletedAt}</dt>
          <dd>
            <Timestamp value={trashedAt} />
          </dd>
        </div>
      )}
    </>
  );
}

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
