import { Button } from '@suite/ui/Button';
import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { useEffect, useState } from 'react';
import { LazyLeadDialog } from '../../features/lead/LazyLeadDialog.tsx';
import { wasLeadSent } from '../../features/lead/lead-sent.ts';

/** The English landing page: the lead dialog opens by itself until a lead was sent from this tab. */
export function BusinessPage() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(!wasLeadSent()), []);
  return (
    <>
      <Section>
        <Container>
          <Heading as="h1">Run your business on one system</Heading>
          <Lead>
            ERP, hotel and jewellery management, and web solutions, built and supported by one team.
          </Lead>
          <Button onClick={() => setOpen(true)}>Start Journey</Button>
        </Container>
      </Section>
      <LazyLeadDialog isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
