import type { ErasureReceipt, PersonKey } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { FindPersonForm } from './FindPersonForm.tsx';
import { FoundPerson } from './FoundPerson.tsx';
import { useFindPersonMutation } from './privacy-api.ts';
import { privacyStrings } from './privacy-strings.ts';
import { SectionCard } from './SectionCard.tsx';
import { serverMessage } from './server-message.ts';

/** Finds, downloads and erases the data of one person. */
export function PersonRequests() {
  const strings = useStrings(privacyStrings);
  const [find, { data: found, error, originalArgs: person, reset }] = useFindPersonMutation();
  const [isErasing, setIsErasing] = useState(false);
  const [receipt, setReceipt] = useState<ErasureReceipt>();
  const handleFind = (requested: PersonKey) => {
    setReceipt(undefined);
    return find(requested);
  };
  const handleErased = (erased: ErasureReceipt) => {
    setIsErasing(false);
    setReceipt(erased);
    reset();
  };
  return (
    <SectionCard title={strings.find.title} hint={strings.find.hint}>
      <FindPersonForm failure={error && serverMessage(error, strings.failed)} onFind={handleFind} />
      {found && person && <FoundPerson person={person} found={found} onErase={() => setIsErasing(true)} />}
      {isErasing && person && (
        <EraseDialog person={person} onErased={handleErased} onClose={() => setIsErasing(false)} />
      )}
      {receipt && <NewReceipt receipt={receipt} />}
    </SectionCard>
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
        <b>
          {strings.erase.done}: {strings.receipts.newest(receipt.id)}
        </b>
        <p>{strings.receipts.erased(receipt.erased)}</p>
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
