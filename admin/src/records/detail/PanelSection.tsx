import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Renders a titled section of the side panel. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <h3>{title}</h3>
      {children}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${token('space', 2)};
  padding-top: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'hairline')};
  font-size: ${token('type', 'small')};
  overflow-wrap: anywhere;

  h3 {
    font-size: 0.9375rem;
    letter-spacing: 0;
  }

  ul,
  ol {
    display: grid;
    gap: ${token('space', 2)};
  }
`;
