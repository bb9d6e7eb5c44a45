import { Card } from '@suite/ui/Card';
import { Dialog } from '@suite/ui/Dialog';
import { token } from '@suite/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Receipt, SentPanel } from '../../submission/SentPanel.tsx';
import { LeadForm } from './LeadForm.tsx';
import { rememberLeadSent } from './lead-sent.ts';
import { leadStrings } from './lead-strings.ts';

interface LeadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  language: keyof typeof leadStrings;
}

/**
 * Renders the lead dialog of the landing pages, and in the page what happens next once a lead was sent. Typed text
 * survives an accidental close.
 */
export function LeadDialog({ isOpen, onOpenChange, language }: LeadDialogProps) {
  const [receipt, setReceipt] = useState<Receipt>();
  const panel = useRef<HTMLDivElement>(null);
  const strings = leadStrings[language];
  const handleSent = ({ notice: _, ...sent }: Receipt) => {
    rememberLeadSent();
    setReceipt(sent);
    onOpenChange(false);
  };
  // The panel may be below the screen, or covered by the consent banner.
  useEffect(() => {
    if (receipt) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [receipt]);
  return (
    <>
      <Dialog
        open={isOpen}
        onOpenChange={onOpenChange}
        title={strings.title}
        description={strings.description}
        closeLabel={strings.close}
      >
        <LeadForm language={language} onSent={handleSent} />
      </Dialog>
      {/* Rendered before its text, so that screen readers announce the text. */}
      <Sent ref={panel} role="status">
        {receipt && <SentPanel receipt={receipt} language={language} onAgain={() => onOpenChange(true)} />}
      </Sent>
    </>
  );
}

const Sent = styled(Card)`
  max-width: 34rem;
  margin-top: ${token('space', 5)};

  &:empty {
    /* Takes no space; display: none would prevent announcements. */
    position: absolute;
    padding: 0;
    border: 0;
  }
`;
