import { token } from '@suite/ui/theme';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { day } from './day.ts';

/** Renders a guest's question and the assistant's answer. */
export function ChatBubble() {
  const { question, answer, by } = day.chat;
  return (
    <Talk>
      <Question>{question}</Question>
      <Answer>{answer}</Answer>
      <small>
        <Sparkles size={14} strokeWidth={1.75} />
        {by}
      </small>
    </Talk>
  );
}

const Talk = styled.div`
  display: grid;
  gap: ${token('space', 2)};

  small {
    display: flex;
    align-items: center;
    gap: ${token('space', 1)};
    font-size: 0.8125rem;
    color: ${token('color', 'textMuted')};
  }
`;

const Question = styled.span`
  justify-self: end;
  max-width: 85%;
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: 12px 12px 4px 12px;
  background: ${token('color', 'sunken')};
`;

const Answer = styled.span`
  justify-self: start;
  max-width: 85%;
  padding: ${token('space', 2)} ${token('space', 3)};
  border-radius: 12px 12px 12px 4px;
  background: ${token('offeringSoft', 'property')};
  color: ${token('color', 'ink')};
`;
