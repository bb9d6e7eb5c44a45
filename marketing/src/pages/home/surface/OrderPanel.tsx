import { Badge } from '@suite/ui/Badge';
import { token } from '@suite/ui/theme';
import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import { day } from './day.ts';
import { Panel, PanelName } from './Panel.tsx';

/** Renders one order and the steps it triggered automatically. */
export function OrderPanel() {
  const { title, state, steps, foot } = day.order;
  return (
    <Order>
      <PanelName>
        {title}
        <Badge $tone="success">{state}</Badge>
      </PanelName>
      <Steps>
        {steps.map(({ icon: Icon, title, detail, time }, index) => (
          <div key={title} style={{ '--i': index } as CSSProperties}>
            <Icon size={18} strokeWidth={1.75} />
            <span>
              <strong>{title}</strong>
              {detail}
            </span>
            <time>{time}</time>
          </div>
        ))}
      </Steps>
      <Foot>{foot}</Foot>
    </Order>
  );
}

const arrive = keyframes`
  from { opacity: 0; transform: translateY(6px); }
`;

const Order = styled(Panel)`
  grid-template-rows: auto 1fr auto;

  && {
    align-content: stretch;
  }
`;

const Steps = styled.div`
  display: grid;
  align-content: start;

  & > div {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: ${token('space', 3)};
    padding-bottom: ${token('space', 4)};
    animation: ${arrive} ${token('motion', 'slow')} ${token('motion', 'ease')} backwards;
    animation-delay: calc(300ms + var(--i) * 250ms);
  }

  & > div:last-child {
    padding-bottom: 0;
  }

  & > div:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 2rem;
    bottom: -0.1rem;
    left: calc(1rem - 1px);
    width: 2px;
    background: ${token('color', 'hairline')};
  }

  svg {
    box-sizing: content-box;
    padding: 7px;
    border-radius: ${token('radius', 'round')};
    background: ${token('color', 'sapphireSoft')};
    color: ${token('color', 'sapphireText')};
  }

  strong {
    display: block;
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }

  span,
  time {
    color: ${token('color', 'textMuted')};
    font-variant-numeric: tabular-nums;
  }
`;

const Foot = styled.div`
  padding-top: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'hairline')};
  color: ${token('color', 'lagoonText')};
  font-weight: ${token('weight', 'semibold')};
`;
