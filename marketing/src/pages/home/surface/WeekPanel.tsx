import { media, token } from '@suite/ui/theme';
import { Sparkles } from 'lucide-react';
import styled from 'styled-components';
import { day } from './day.ts';
import { Panel, PanelName } from './Panel.tsx';

/** Renders a small hotel's rooms over a week, and the assistant's answer about them. */
export function WeekPanel() {
  const { title, days, rooms } = day.week;
  return (
    <WeekFrame>
      <PanelName>{title}</PanelName>
      <Calendar>
        {days.map((name, index) => (
          <Day key={name} style={{ gridColumn: index + 2 }}>
            {name}
          </Day>
        ))}
        {rooms.map(({ room, stays }, row) => [
          <Room key={room} style={{ gridRow: row + 2 }}>
            {room}
          </Room>,
          ...stays.map(({ from, nights, id, by }) => (
            <Stay
              key={`${room}-${from}`}
              style={{
                gridRow: row + 2,
                gridColumn: `${from + 1} / span ${nights}`,
                background: token('offeringBright', id),
              }}
            >
              {by}
            </Stay>
          )),
        ])}
      </Calendar>
      <ChatBubble />
    </WeekFrame>
  );
}

/** Renders a guest's question and the assistant's answer. */
function ChatBubble() {
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

const WeekFrame = styled(Panel)`
  position: relative;

  && {
    display: none;

    ${media.medium} {
      display: grid;
    }
  }
`;

const Calendar = styled.div`
  display: grid;
  grid-template-columns: 2.5rem repeat(7, minmax(0, 1fr));
  gap: ${token('space', 2)} 4px;
  align-items: center;
  color: ${token('color', 'textMuted')};
  font-variant-numeric: tabular-nums;
`;

const Day = styled.span`
  grid-row: 1;
  padding-left: 2px;
`;

const Room = styled.span`
  grid-column: 1;
`;

const Stay = styled.span`
  padding: 3px ${token('space', 2)};
  overflow: hidden;
  border-radius: 6px;
  /* The bright colours are light in both schemes, and the scrim is dark in both. */
  color: ${token('color', 'scrim')};
  font-size: 0.75rem;
  font-weight: ${token('weight', 'semibold')};
`;

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
