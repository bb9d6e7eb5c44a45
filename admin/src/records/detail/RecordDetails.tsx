import { offeringTitle } from '@suite/contracts/offerings';
import type { ListedRecord, RecordDetail } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { Stack } from '@suite/ui/Stack';
import { token } from '@suite/ui/theme';
import { ShieldAlert } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { formatAge, Timestamp } from '../../list/Timestamp.tsx';
import type { RecordConfig, RecordField } from '../record-config.ts';
import { Highlighted } from '../search/Highlighted.tsx';
import type { RecordActions } from '../use-record-actions.ts';
import { ContactRow } from './ContactRow.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Deliveries } from './Deliveries.tsx';
import { detailStrings } from './detail-strings.ts';
import { labelColumns } from './label-columns.ts';
import { Message } from './Message.tsx';
import { NextStep } from './NextStep.tsx';
import { NoteForm } from './NoteForm.tsx';
import { Origin } from './Origin.tsx';
import { PanelSection } from './PanelSection.tsx';
import { RecordHistory } from './RecordHistory.tsx';
import { SamePerson } from './SamePerson.tsx';
import { useMarkRead, useRecordChange } from './use-record-change.ts';

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
  useMarkRead(row, change);
  const isInTrash = row.trashedAt !== null;
  const fields = config.fields
    .map((field) => ({ ...field, text: field.value(row) }))
    .filter(({ text }) => text !== '');
  const inDetails = fields.filter(({ as, isMessage }) => !as && !isMessage);
  const offering = offeringTitle(detail?.offering ?? '');
  return (
    <>
      {row.flaggedFor !== null && (
        <FlagNotice
          reason={row.flaggedFor}
          onUnflag={canManage && !isInTrash ? () => actions.unflag(row.id) : undefined}
        />
      )}
      <Context>
        <bdi>{inDetails.some(({ text }) => text.includes(offering)) ? '' : offering}</bdi>
        <Timestamp value={row.createdAt} format={formatAge} />
      </Context>
      <Stack $gap={2}>
        {fields
          .filter(({ as }) => as)
          .map((field) => (
            <ContactRow key={field.title} field={field} text={field.text} phoneNumber={row.phoneNumber} />
          ))}
      </Stack>
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
      {detail && (
        <>
          <PanelSection title={strings.notes}>
            <NoteForm record={key} />
          </PanelSection>
          <RecordHistory createdAt={row.createdAt} trail={detail.trail} />
        </>
      )}
      <PanelSection title={strings.details}>
        <Fields>
          {inDetails.map(({ title, text, searchedAs }) => (
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

/* A second line of the title. */
const Context = styled.p`
  color: ${token('color', 'textMuted')};
  font-size: ${token('type', 'small')};
  line-height: ${token('leading', 'snug')};
  overflow-wrap: anywhere;

  bdi:not(:empty)::after {
    content: ' · ';
  }
`;

const Fields = styled.dl`
  > div {
    display: grid;
    ${labelColumns}
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

interface SubmittedFieldProps {
  title: string;
  text: string;
  searchedAs: RecordField['searchedAs'];
}

function SubmittedField({ title, text, searchedAs }: SubmittedFieldProps) {
  return (
    <Field>
      <dt>{title}</dt>
      <dd>
        <bdi>{searchedAs ? <Highlighted text={text} as={searchedAs} /> : text}</bdi>
        <CopyButton title={title} text={text} />
      </dd>
    </Field>
  );
}

const Field = styled.div`
  dd {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space', 2)};
  }

  bdi {
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

interface FlagNoticeProps {
  /** Name of the reason in the API. */
  reason: string;
  /** Undefined if the user is a viewer or the record is in the trash. */
  onUnflag: (() => void) | undefined;
}

/** Renders why a record may be spam, with a button to mark it as not spam. */
function FlagNotice({ reason, onUnflag }: FlagNoticeProps) {
  const strings = useStrings(detailStrings);
  return (
    <Notice>
      <ShieldAlert aria-hidden size={18} strokeWidth={1.75} />
      <p>
        <bdi>{strings.flagged(strings.flagReasons[reason] ?? reason)}</bdi>
      </p>
      {onUnflag && (
        <Button $variant="secondary" $size="small" onClick={onUnflag}>
          {strings.notSpam}
        </Button>
      )}
    </Notice>
  );
}

const Notice = styled.div`
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
