import type { ErasureReceipt, PersonKey } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../language/use-words.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { FindPersonForm } from './FindPersonForm.tsx';
import { FoundPerson } from './FoundPerson.tsx';
import { failureWords } from './failure-words.ts';
import { useFindPersonMutation } from './privacy-api.ts';
import { privacyWords } from './privacy-words.ts';
import { SectionCard } from './SectionCard.tsx';

/** Finds, downloads and erases the data of one person. */
export function PersonRequests() {
  const words = useWords(privacyWords);
  const [find, { data: found, error, originalArgs: person, reset }] = useFindPersonMutation();
  const [isErasing, setIsErasing] = useState(false);
  const [receipt, setReceipt] = useState<ErasureReceipt>();
  const handleFind = (asked: PersonKey) => {
    setReceipt(undefined);
    return find(asked);
  };
  const handleErased = (erased: ErasureReceipt) => {
    setIsErasing(false);
    setReceipt(erased);
    reset();
  };
  return (
    <SectionCard title={words.find.title} hint={words.find.hint}>
      <FindPersonForm failure={error && failureWords(error, words.failed)} onFind={handleFind} />
      {found && person && <FoundPerson person={person} found={found} onErase={() => setIsErasing(true)} />}
      {isErasing && person && (
        <EraseDialog person={person} onErased={handleErased} onClose={() => setIsErasing(false)} />
      )}
      {receipt && <NewReceipt receipt={receipt} />}
    </SectionCard>
  );
}

/** Renders the receipt of an erasure. Takes the focus, because the button that had it is removed. */
function NewReceipt({ receipt }: { receipt: ErasureReceipt }) {
  const words = useWords(privacyWords);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Receipt ref={place} role="status" tabIndex={-1}>
      <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
      <div>
        <b>
          {words.erase.done}: {words.receipts.newest(receipt.id)}
        </b>
        <p>{words.receipts.erased(receipt.erased)}</p>
      </div>
    </Receipt>
  );
}

const Receipt = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  margin-top: ${token('space', 4)};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'successSoft')};
  color: ${token('color', 'successText')};
  font-size: ${token('type', 'small')};

  > svg {
    flex: none;
  }
`;
