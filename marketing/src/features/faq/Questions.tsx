import { token } from '@suite/ui/theme';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Question } from '../../content/icon-item.ts';

interface QuestionsProps {
  items: readonly Question[];
  /** Whether the first answer is shown until the user closes it or opens another. */
  isFirstOpen?: boolean;
}

/**
 * Renders questions with answers as `<details>` elements. The browser keeps at most one open, so the list works without
 * scripts. In print, all are open.
 */
export function Questions({ items, isFirstOpen = false }: QuestionsProps) {
  const name = useId();
  return (
    <List>
      {items.map(({ icon: Icon, question, answer }, index) => (
        <Entry key={question} name={name} open={isFirstOpen && index === 0}>
          <Summary>
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            <h3>{question}</h3>
            <Chevron aria-hidden size={20} strokeWidth={1.75} />
          </Summary>
          <Answer>
            <p>{answer}</p>
          </Answer>
        </Entry>
      ))}
    </List>
  );
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const List = styled.div`
  border-top: 1px solid ${token('color', 'hairline')};
`;

const Chevron = styled(ChevronDown)`
  margin-left: auto;
  color: ${token('color', 'textMuted')};
  transition: transform ${token('motion', 'fast')} ${token('motion', 'ease')};
`;

const Entry = styled.details`
  border-bottom: 1px solid ${token('color', 'hairline')};

  /* Closed answers would be missing on paper. */
  @media print {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
    }

    ${Chevron} {
      display: none;
    }
  }

  &[open] ${Chevron} {
    transform: rotate(180deg);
  }
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  min-height: 3.5rem;
  padding: ${token('space', 4)} ${token('space', 1)};
  border-radius: ${token('radius', 'small')};
  color: ${token('color', 'ink')};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  h3 {
    color: inherit;
    font-size: 1.0625rem;
    font-weight: ${token('weight', 'semibold')};
    line-height: ${token('leading', 'snug')};
    letter-spacing: -0.01em;
  }

  svg {
    flex: none;
  }

  > svg:first-child {
    color: ${token('color', 'lagoon')};
  }

  &:hover {
    color: ${token('color', 'sapphireText')};
  }
`;

const Answer = styled.div`
  max-width: ${token('size', 'text')};
  padding: 0 ${token('space', 1)} ${token('space', 5)} calc(${token('space', 6)} + ${token('space', 1)});

  /* On paper, an answer would be as transparent as at the animation's start. */
  @media screen {
    animation: ${appear} ${token('motion', 'fast')} ${token('motion', 'ease')};
  }
`;
