import { ChevronDown, type LucideIcon } from 'lucide-react';
import * as Primitive from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { token } from './theme.ts';

export interface AccordionItem {
  title: string;
  icon?: LucideIcon;
  content: ReactNode;
}

/** Entries of which at most one is open. Without scripts all of them stand open. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <List type="single" collapsible>
      {items.map(({ title, icon: Icon, content }) => (
        <Primitive.Item key={title} value={title} asChild>
          <Entry>
            <Primitive.Header asChild>
              <h3>
                <Trigger>
                  {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} />}
                  <span>{title}</span>
                  <Chevron aria-hidden size={20} strokeWidth={1.75} />
                </Trigger>
              </h3>
            </Primitive.Header>
            {/* Mounted while closed too: the answers belong to the page as served. */}
            <Content forceMount>
              <Answer $isIndented={Icon !== undefined}>{content}</Answer>
            </Content>
          </Entry>
        </Primitive.Item>
      ))}
    </List>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const List = styled(Primitive.Root)`
  border-top: 1px solid ${token('color', 'hairline')};
`;

const Entry = styled.div`
  border-bottom: 1px solid ${token('color', 'hairline')};
`;

const Chevron = styled(ChevronDown)`
  margin-left: auto;
  color: ${token('color', 'textMuted')};
  transition: transform ${token('motion', 'fast')} ${token('motion', 'ease')};
`;

const Trigger = styled(Primitive.Trigger)`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  width: 100%;
  min-height: 3.5rem;
  padding: ${token('space', 4)} ${token('space', 1)};
  border: 0;
  border-radius: ${token('radius', 'small')};
  background: none;
  color: ${token('color', 'ink')};
  font-size: 1.0625rem;
  font-weight: ${token('weight', 'semibold')};
  line-height: ${token('leading', 'snug')};
  letter-spacing: -0.01em;
  text-align: left;
  cursor: pointer;

  svg {
    flex: none;
  }

  > svg:first-child {
    color: ${token('color', 'lagoon')};
  }

  &:hover {
    color: ${token('color', 'sapphireText')};
  }

  &[data-state='open'] ${Chevron} {
    transform: rotate(180deg);
  }
`;

const Content = styled(Primitive.Content)`
  &[data-state='open'] {
    animation: ${appear} ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  @media (scripting: enabled) {
    &[data-state='closed'] {
      display: none;
    }
  }
`;

const Answer = styled.div<{ $isIndented: boolean }>`
  max-width: ${token('size', 'text')};
  padding: 0 ${token('space', 1)} ${token('space', 5)};
  ${({ $isIndented }) => $isIndented && `padding-left: calc(${token('space', 6)} + ${token('space', 1)});`}
`;
