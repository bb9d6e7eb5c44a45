import * as Primitive from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media, token } from './theme.ts';

/** Scrolls the row of tabs to the open one when its position or the row's width changes; otherwise the user scrolls. */
function useScrollToOpen() {
  const row = useRef<HTMLDivElement>(null);
  const lastPosition = useRef('');
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (!row.current || !current) return;
    const position = `${current.offsetLeft} of ${row.current.scrollWidth}`;
    if (position === lastPosition.current) return;
    lastPosition.current = position;
    row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft;
  });
  return row;
}

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { value: Value; title: ReactNode; content: ReactNode }[];
  value: Value;
  onValueChange(value: Value): void;
  /** Content beside the tab list, and below it where there is no room. */
  end?: ReactNode;
}

/**
 * Tabs that mount only the open panel. Arrow keys only move the focus, because opening a tab may fetch its content; a
 * click calls `onValueChange` once, although it also focuses the tab.
 */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange, end }: TabsProps<Value>) {
  const list = useScrollToOpen();
  return (
    <Frame value={value} onValueChange={(next) => onValueChange(next as Value)} activationMode="manual">
      <Head>
        <List ref={list} aria-label={label}>
          {tabs.map((tab) => (
            <Tab key={tab.value} value={tab.value}>
              {tab.title}
            </Tab>
          ))}
        </List>
        {end}
      </Head>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Frame>
  );
}

// Can shrink inside a parent of fixed height, so that the open panel scrolls.
const Frame = styled(Primitive.Root)`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  border-bottom: 1px solid ${token('color', 'hairline')};
`;

const List = styled(Primitive.List)`
  display: flex;
  min-width: 0;
  gap: ${token('space', 1)};
  overflow-x: auto;
  scrollbar-width: none;

  /* The end fades out, to show that there is more. */
  @media (width < 40rem) {
    flex: 1 1 0;
    padding-right: ${token('space', 6)};
    mask-image: linear-gradient(to left, transparent, #000 ${token('space', 6)});
  }
`;

const Tab = styled(Primitive.Trigger)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('space', 2)};
  min-height: 2.5rem;
  padding: ${token('space', 1)} ${token('space', 3)};
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${token('color', 'textMuted')};
  font-size: 0.9375rem;
  font-weight: ${token('weight', 'semibold')};
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${token('color', 'ink')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.touch} {
    min-height: ${token('size', 'target')};
  }

  &[data-state='active'] {
    border-bottom-color: ${token('color', 'sapphire')};
    color: ${token('color', 'sapphireText')};
  }
`;

const Panel = styled(Primitive.Content)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding-top: ${token('space', 2)};
`;
