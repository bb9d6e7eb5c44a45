import { Button } from '@suite/ui/Button';
import { media, token } from '@suite/ui/theme';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { homeCards, overview } from '../../content/home.ts';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { Picture } from '../../features/page/Picture.tsx';
import { useIsSeen } from './use-is-seen.ts';

const scenes = homeCards.cards;

/** How long a scene stands, in milliseconds. */
const sceneDuration = 4000;

/** Stands for the overview video where none is configured: the offerings' surfaces in turn, only while seen. */
export function Tour() {
  const stage = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(stage);
  const [isPlaying, setPlaying] = useState(false);
  const [current, setCurrent] = useState(0);
  const isMoving = isPlaying && isSeen;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setCurrent((current + 1) % scenes.length), sceneDuration);
    return () => clearTimeout(timer);
  }, [isMoving, current]);

  return (
    <Columns>
      <Stage ref={stage}>
        {scenes.map(({ id, title }, index) => (
          <Scene key={id} data-current={index === current || undefined}>
            <Picture src={offeringPictures[id]} alt={index === current ? title : ''} />
          </Scene>
        ))}
      </Stage>
      <Side>
        <div>
          <h3>{overview.title}</h3>
          <p>{overview.description}</p>
        </div>
        <Chapters>
          {scenes.map(({ id, icon: Icon, title }, index) => (
            <li key={id}>
              <Chapter
                type="button"
                aria-current={index === current || undefined}
                onClick={() => setCurrent(index)}
              >
                <Icon aria-hidden size={18} strokeWidth={1.75} />
                {title}
                {isMoving && index === current && <Progress />}
              </Chapter>
            </li>
          ))}
        </Chapters>
        <Button $variant="secondary" onClick={() => setPlaying(!isPlaying)}>
          {isPlaying ? (
            <Pause aria-hidden size={18} strokeWidth={1.75} />
          ) : (
            <Play aria-hidden size={18} strokeWidth={1.75} />
          )}
          {isPlaying ? overview.pauseTour : overview.playTour}
        </Button>
      </Side>
    </Columns>
  );
}

const advance = keyframes`
  from { transform: scaleX(0); }
`;

const Columns = styled.div`
  display: grid;
  gap: ${token('space', 6)};

  ${media.large} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: stretch;
    gap: ${token('space', 7)};
  }
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'sunken')};
`;

const Scene = styled.div`
  position: absolute;
  inset: 0;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity ${token('motion', 'slow')} ${token('motion', 'ease')},
    visibility ${token('motion', 'slow')};

  &[data-current] {
    visibility: visible;
    opacity: 1;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Side = styled.div`
  display: grid;
  align-content: space-between;
  justify-items: start;
  gap: ${token('space', 5)};

  h3 {
    font-size: ${token('type', 'title')};
  }

  p {
    margin-top: ${token('space', 2)};
    color: ${token('color', 'textMuted')};
  }
`;

const Chapters = styled.ol`
  display: grid;
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    border-top: 1px solid ${token('color', 'hairline')};
  }
`;

const Chapter = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  width: 100%;
  min-height: ${token('size', 'target')};
  padding: ${token('space', 2)} 0;
  border: 0;
  background: none;
  color: ${token('color', 'textMuted')};
  font-weight: ${token('weight', 'medium')};
  text-align: left;
  cursor: pointer;

  &:hover,
  &[aria-current] {
    color: ${token('color', 'ink')};
  }
`;

/** How much of the scene's time is gone. */
const Progress = styled.span`
  position: absolute;
  inset: -1px 0 auto;
  height: 2px;
  background: ${token('color', 'lagoon')};
  transform-origin: left;
  animation: ${advance} ${sceneDuration}ms linear;
`;
