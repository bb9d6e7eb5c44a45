import type { ListedRecord, RecordDetail } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { Timestamp } from '../../list/Timestamp.tsx';
import type { RecordConfig } from '../record-config.ts';
import type { RecordActions } from '../use-record-actions.ts';
import { ContactRow } from './ContactRow.tsx';
import { Deliveries } from './Deliveries.tsx';
import { detailStrings } from './detail-strings.ts';
import { FlagNotice } from './FlagNotice.tsx';
import { Message } from './Message.tsx';
import { NextStep } from './NextStep.tsx';
import { Notes } from './Notes.tsx';
import { Origin } from './Origin.tsx';
import { PanelSection } from './PanelSection.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { SamePerson } from './SamePerson.tsx';
import { SubmittedField } from './SubmittedField.tsx';
import { useMarkRead, useRecordChange } from './use-record-change.ts';
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

/** Renders everything stored about a record in the order of work. Opening the record marks it as read. */
export function RecordDetails(props: RecordDetailsProps) {
  const { config, row, detail, actions, canManage } = props;
  const strings = useStrings(detailStrings);
  const key = { kind: config.kind, id: row.id };
  const change = useRecordChange(key);
  const trail = useTrail(key, detail);
  useMarkRead(row, change);
  const isInTrash = row.trashedAt !== null;
  const fields = config.fields
    .map((field) => ({ ...field, text: field.value(row) }))
    .filter(({ text }) => text !== '');
  return (
    <>
      {row.flaggedFor !== null && (
        <FlagNotice
          reason={row.flaggedFor}
          onUnflag={canManage && !isInTrash ? () => actions.unflag(row.id) : undefined}
        />
      )}
      <Contacts>
        {fields
          .filter(({ as }) => as)
          .map((field) => (
            <ContactRow key={field.title} field={field} text={field.text} phoneNumber={row.phoneNumber} />
          ))}
      </Contacts>
      {isInTrash && canManage && (
        <Button $variant="secondary" $size="small" onClick={() => actions.restore(row.id)}>
          {strings.restore}
        </Button>
      )}
      <NextStep row={row} canManage={canManage} onChange={change} />
      {fields
        .filter(({ isMessage }) => isMessage)
        .map(({ title, text, searchedAs }) => (
          <Message key={title} title={title} text={text} searchedAs={searchedAs} />
        ))}
      {detail && <Notes record={key} trail={trail} />}
      <PanelSection title={strings.details}>
        <Fields>
          {fields
            .filter(({ as, isMessage }) => !as && !isMessage)
            .map(({ title, text, searchedAs }) => (
              <SubmittedField key={title} title={title} text={text} searchedAs={searchedAs} />
            ))}
          {detail?.reference && (
            <SubmittedField title={strings.reference} text={detail.reference} searchedAs="text" />
          )}
          <Times row={row} />
        </Fields>
      </PanelSection>
      {detail && (
        <>
          <SamePerson record={key} />
          <RecordHistory createdAt={row.createdAt} trail={trail} />
          <Origin record={detail} />
          <Deliveries deliveries={detail.deliveries} />
        </>
      )}
    </>
  );
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

const Contacts = styled.div`
  display: grid;
  gap: ${token('space', 2)};
`;

const Fields = styled.dl`
  > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    align-items: center;
    min-height: 2rem;
  }

  dt {
    color: ${token('color', 'textMuted')};
  }

  @media (pointer: fine) {
    button {
      height: 2rem;
    }
  }

  dd {
    color: ${token('color', 'ink')};
  }
`;
