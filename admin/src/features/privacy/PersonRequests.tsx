import { skipToken } from '@reduxjs/toolkit/query';
import type { ErasureReceipt, PersonAnswer, PersonKey } from '@suite/contracts/records';
import { useLocation } from '@suite/host/router';
import { token } from '@suite/ui/theme';
import { isRefusal } from '@suite/web-api';
import { CircleCheck } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { describeFailure, failureStrings } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { recordAt } from '../../records/record-address.ts';
import { type RecordKey, useReadRecordQuery } from '../../records/records-api.ts';
import { ScreenSection } from '../../screen/ScreenSection.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { FindPersonForm } from './FindPersonForm.tsx';
import { FoundPerson } from './FoundPerson.tsx';
import { peopleOf, personKeyText } from './person-key.ts';
import { useFindPersonMutation } from './privacy-api.ts';
import { privacyStrings } from './privacy-strings.ts';

interface Found {
  person: PersonKey;
  answer: PersonAnswer;
}

/** Finds, downloads and erases the data of one person, who may be that of a record in the address. */
export function PersonRequests() {
  const { search } = useLocation();
  return <RequestsFor key={search} record={recordAt(search)} />;
}

function RequestsFor({ record }: { record: RecordKey | undefined }) {
  // The record is read once, because it may be erased here.
  const [people, setPeople] = useState<readonly PersonKey[] | undefined>(record ? undefined : []);
  const { data, isError } = useReadRecordQuery(record && !people ? record : skipToken);
  if (record && !people && (data || isError)) setPeople(data ? peopleOf(record.kind, data) : []);
  return people && <Requests ofRecord={people} />;
}

/** Finds the people of a record at once and asks whether to erase them. */
function Requests({ ofRecord }: { ofRecord: readonly PersonKey[] }) {
  const strings = useStrings(privacyStrings);
  const failures = useStrings(failureStrings);
  const [find, { error }] = useFindPersonMutation();
  const [found, setFound] = useState<readonly Found[]>([]);
  const [erasing, setErasing] = useState<Pick<ComponentProps<typeof EraseDialog>, 'people' | 'isTyped'>>();
  const [receipts, setReceipts] = useState<readonly ErasureReceipt[]>([]);
  const findAll = async (people: readonly PersonKey[]) => {
    setReceipts([]);
    setFound([]);
    const results = [];
    for (const person of people) {
      const { data: answer } = await find(person);
      if (!answer) return;
      results.push({ person, answer });
    }
    setFound(results);
  };
  const openOfRecord = useEffectEvent(async () => {
    if (ofRecord.length === 0) return;
    await findAll(ofRecord);
    setErasing({ people: ofRecord, isTyped: false });
  });
  useEffect(() => void openOfRecord(), []);
  const handleErased = (erased: readonly ErasureReceipt[]) => {
    setErasing(undefined);
    setReceipts(erased);
    setFound([]);
  };
  const [first] = ofRecord;
  return (
    <ScreenSection title={strings.find.title} hint={strings.find.hint}>
      <FindPersonForm
        initial={first ? personKeyText(first) : ''}
        failure={error && (isRefusal(error, 400) ? strings.find.invalid : describeFailure(error, failures))}
        onFind={(person) => findAll([person])}
      />
      {found.map(({ person, answer }) => (
        <FoundPerson
          key={personKeyText(person)}
          person={person}
          found={answer}
          onErase={() => setErasing({ people: [person], isTyped: true })}
        />
      ))}
      {erasing && <EraseDialog {...erasing} onErased={handleErased} onClose={() => setErasing(undefined)} />}
      {receipts.map((receipt) => (
        <NewReceipt key={receipt.id} receipt={receipt} />
      ))}
    </ScreenSection>
  );
}

/** Renders the receipt of an erasure. Takes the focus, because the focused button has been removed. */
function NewReceipt({ receipt }: { receipt: ErasureReceipt }) {
  const strings = useStrings(privacyStrings);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <Receipt ref={container} role="status" tabIndex={-1}>
      <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
      <div>
        <b>{strings.erase.done(strings.receipts.newest(receipt.id))}</b>
        <p>{strings.receipts.erased(receipt.erased)}</p>
      </div>
    </Receipt>
  );
}

const Receipt = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'successSoft')};
  color: ${token('color', 'successText')};
  font-size: ${token('type', 'small')};

  > svg {
    flex: none;
  }
`;
