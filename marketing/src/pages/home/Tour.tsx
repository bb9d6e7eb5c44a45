import type { OfferingId } from '@suite/contracts/offerings';
import { Button } from '@suite/ui/Button';
import { OfferingIcon } from '@suite/ui/OfferingIcon';
import { media, token } from '@suite/ui/theme';
import { Pause, Play } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { homeCards } from '../../content/home.ts';
import { overview } from '../../content/overview.ts';
import { Detail } from '../../features/page/Detail.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';

/** Returns whether any part of an element is currently on the screen. */
function useIsOnScreen(target: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOnScreen;
}

const scenes = homeCards.cards;

/** Duration of a scene, in milliseconds. */
const sceneDuration = 4000;

/** Renders a tour of the product pictures when no overview video is configured. It advances only while visible. */
export function Tour() {
  const stage = useRef<HTMLDivElement>(null);
  const isOnScreen = useIsOnScreen(stage);
  const [isPlaying, setPlaying] = useState(false);
  const [current, setCurrent] = useState(0);
  const isMoving = isPlaying && isOnScreen;
  const ButtonIcon = isPlaying ? Pause : Play;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setCurrent((current + 1) % scenes.length), sceneDuration);
    return () => clearTimeout(timer);
  }, [isMoving, current]);

  return (
    <Columns>
      <Player>
        <Stage ref={stage}>
          {scenes.map(({ id, title }, index) => (
            <Scene
              key={id}
              data-distance={(index - current + scenes.length) % scenes.length}
              aria-hidden={index !== current}
              $offering={id}
            >
              <Detail part={id} picture={offeringPictures[id]} alt={title} />
            </Scene>
          ))}
        </Stage>
        <Controls>
          <Button onClick={() => setPlaying(!isPlaying)}>
            <ButtonIcon aria-hidden size={18} strokeWidth={1.75} />
            {isPlaying ? overview.pauseTour : overview.playTour}
          </Button>
          <span aria-hidden>
            {current + 1} / {scenes.length}
          </span>
        </Controls>
      </Player>
      <Side>
        <div>
          <h3>{overview.title}</h3>
          <p>{overview.description}</p>
        </div>
        <Chapters>
          {scenes.map(({ id, title }, index) => (
            <li key={id}>
              <Chapter
                type="button"
                aria-current={index === current || undefined}
                onClick={() => setCurrent(index)}
              >
                <OfferingIcon id={id} size={18} />
                {title}
                {isMoving && index === current && <Progress />}
              </Chapter>
            </li>
          ))}
        </Chapters>
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

  @media print {
    display: none;
  }

  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: stretch;
    gap: ${token('space', 5)};

    & > :first-child {
      grid-column: span 2;
    }
  }
`;

const Player = styled.div`
  position: relative;
  align-self: start;
  overflow: hidden;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'surface')};
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  background: linear-gradient(${token('color', 'sapphireSoft')}, ${token('color', 'sunken')});

  ${media.phone} {
    aspect-ratio: 3 / 2;
  }
`;

/** On the picture; on a phone below it, where it would cover text. */
const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${token('space', 3)};
  font-variant-numeric: tabular-nums;

  ${media.medium} {
    position: absolute;
    inset: auto ${token('space', 1)} ${token('space', 1)};
    z-index: 1;
  }

  span {
    padding: 0 ${token('space', 3)};
    border-radius: ${token('radius', 'round')};
    background: ${token('color', 'surface')};
    color: ${token('color', 'textMuted')};
  }
`;

/** In front of a light of its hue; the previous and the next scene are at the sides. */
const Scene = styled.div<{ $offering: OfferingId }>`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 8% 18%;
  background: radial-gradient(
    closest-side,
    color-mix(in oklch, ${({ $offering }) => token('offering', $offering)} 50%, transparent),
    transparent
  );
  visibility: hidden;
  opacity: 0;
  transform: scale(0.5);
  transition:
    opacity ${token('motion', 'slow')} ${token('motion', 'ease')},
    transform ${token('motion', 'slow')} ${token('motion', 'ease')},
    visibility ${token('motion', 'slow')};

  &:is([data-distance='0'], [data-distance='1'], [data-distance='${scenes.length - 1}']) {
    visibility: visible;
  }

  &[data-distance='0'] {
    z-index: 1;
    opacity: 1;
    transform: none;
  }

  &[data-distance='1'] {
    opacity: 0.6;
    transform: translateX(47%) scale(0.7);
  }

  &[data-distance='${scenes.length - 1}'] {
    opacity: 0.6;
    transform: translateX(-47%) scale(0.7);
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
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
  grid-auto-rows: 1fr;

  li {
    display: grid;
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

/** Progress bar of the current scene. */
const Progress = styled.span`
  position: absolute;
  inset: -1px 0 auto;
  height: 2px;
  background: ${token('color', 'lagoon')};
  transform-origin: left;
  animation: ${advance} ${sceneDuration}ms linear;
`;
