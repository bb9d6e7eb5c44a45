import { Card } from '@suite/ui/Card';
import { Heading } from '@suite/ui/Heading';
import { token } from '@suite/ui/theme';
import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';

interface FormPanelProps {
  title: string;
  /** Which fields have to be filled in. */
  note: string;
  /** The form, whose code comes after the page's. */
  children: ReactNode;
}

/** The card a form stands in; it keeps its place while the form's code is on its way. */
export function FormPanel({ title, note, children }: FormPanelProps) {
  return (
    <Panel>
      <Top>
        <Heading $size="title">{title}</Heading>
        <p>{note}</p>
      </Top>
      <Suspense fallback={<Place />}>{children}</Suspense>
    </Panel>
  );
}

const Panel = styled(Card)`
  padding: clamp(1.25rem, 0.5rem + 2.6vw, 2.75rem);
  box-shadow: ${token('shadow', 'floating')};
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

const Place = styled.div`
  min-height: 28rem;
`;
