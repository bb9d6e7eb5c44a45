import * as Primitive from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { fadeEnd, useScrollToCurrent } from './horizontal-scroll.ts';
import { token } from './theme.ts';

interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { value: Value; title: ReactNode; content: ReactNode }[];
  value: Value;
  onValueChange(value: Value): void;
}

/**
 * Tabs that mount only the open panel. Arrow keys only move the focus, because opening a tab may fetch its content; a
 * click calls `onValueChange` once, although it also focuses the tab.
 */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: TabsProps<Value>) {
  const list = useScrollToCurrent<HTMLDivElement>('[data-state="active"]');
  return (
    <Frame value={value} onValueChange={(next) => onValueChange(next as Value)} activationMode="manual">
      <List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value}>
            {tab.title}
          </Tab>
        ))}
      </List>
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

const List = styled(Primitive.List)`
  display: flex;
  flex: none;
  gap: ${token('space', 1)};
  overflow-x: auto;
  border-bottom: 1px solid ${token('color', 'hairline')};
  scrollbar-width: none;

  ${fadeEnd}
`;

const Tab = styled(Primitive.Trigger)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token('space', 2)};
  min-height: ${token('size', 'target')};
  padding: ${token('space', 2)} ${token('space', 3)};
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

  &[data-state='active'] {
    border-bottom-color: ${token('color', 'sapphire')};
    color: ${token('color', 'sapphireText')};
  }
`;

const Panel = styled(Primitive.Content)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding-top: ${token('space', 5)};
`;
