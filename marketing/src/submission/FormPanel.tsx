import { FailureBoundary } from '@suite/host/FailureBoundary';
import { ServedPart } from '@suite/host/ServedPart';
import { Button } from '@suite/ui/Button';
import { Card } from '@suite/ui/Card';
import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { LazyForm } from './lazy-form.ts';
import { WithoutScript } from './WithoutScript.tsx';

interface FormPanelProps {
  title: string;
  /** The form, whose code loads after the page's. */
  form: LazyForm;
}

/**
 * Renders the card of a form. The card keeps its size while the form's code loads, and shows an error with a retry if
 * loading fails.
 */
export function FormPanel({ title, form }: FormPanelProps) {
  const [attempt, setAttempt] = useState(0);
  const Form = form.read();
  const handleRetry = () => {
    form.renew();
    setAttempt(attempt + 1);
  };
  return (
    <Panel>
      <Top>
        <Heading $size="title">{title}</Heading>
        <p>Fields marked * are required.</p>
      </Top>
      <WithoutScript text="This form needs JavaScript." />
      <FailureBoundary
        key={attempt}
        failed={() => (
          <Failure role="alert">
            <p>
              The form could not be loaded. You can also call or write to us: our contact details are at the
              end of this page.
            </p>
            <Button onClick={handleRetry}>Try again</Button>
          </Failure>
        )}
      >
        <Suspense
          fallback={
            <ServedPart selector="form">
              <Placeholder />
            </ServedPart>
          }
        >
          <Form />
        </Suspense>
      </FailureBoundary>
    </Panel>
  );
}

const Panel = styled(Card)`
  && {
    padding: clamp(1.25rem, 0.5rem + 2.6vw, 2.75rem);
    box-shadow: ${token('shadow', 'floating')};
  }

  /* An empty form is no use on paper. */
  @media print {
    &:has(form) {
      display: none;
    }
  }

  /* After the form was sent, its title would ask for another message. */
  &:has([data-sent]) > header {
    display: none;
  }
`;

const Top = styled.header`
  display: grid;
  gap: ${token('space', 1)};
  margin-bottom: ${token('space', 5)};

  p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;

const Placeholder = styled.div`
  min-height: 28rem;
`;

const Failure = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token('space', 4)};
  min-height: 28rem;
`;
