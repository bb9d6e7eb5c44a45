import { token } from '@suite/ui/theme';
import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface WarningNoticeProps {
  title: string;
  /** `alert` is announced immediately; `region` is a landmark of the page. */
  role: 'alert' | 'region';
  children: ReactNode;
  actions?: ReactNode;
}

/** Renders a security warning above the views of the panel. */
export function WarningNotice({ title, role, children, actions }: WarningNoticeProps) {
  return (
    <Root role={role} aria-label={role === 'region' ? title : undefined}>
      <ShieldAlert aria-hidden size={20} strokeWidth={1.75} />
      <div>
        <strong>{title}</strong>
        {children}
        {actions && <Actions>{actions}</Actions>}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space', 3)};
  margin-block: ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'cinnamonSoft')};
  color: ${token('color', 'cinnamonText')};
  font-size: ${token('type', 'small')};

  && :is(p, ul) {
    max-width: ${token('size', 'text')};
    color: inherit;
  }

  && ul {
    margin-block: ${token('space', 2)} 0;
    padding-inline-start: 1.25rem;
    list-style: disc;
  }

  strong {
    font-size: 0.9375rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 3)};
`;
