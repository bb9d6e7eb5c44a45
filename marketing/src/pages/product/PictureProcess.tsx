import type { OfferingId } from '@suite/contracts/offerings';
import { token } from '@suite/ui/theme';
import { type CSSProperties, useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Area } from '../../features/page/Detail.tsx';
import { pictureStops } from './picture-stops.ts';

/** Time between two stops, in milliseconds. All stops take less than five seconds, so no pause button is needed. */
const pace = 600;

interface PictureProcessProps {
  offering: OfferingId;
  onEnd(): void;
}

/** Marks the areas of an offering's picture that a process passes, one after another, and moves a dot along them. */
export function PictureProcess({ offering, onEnd }: PictureProcessProps) {
  const dot = useRef<HTMLSpanElement>(null);
  const stops = pictureStops[offering];
  useEffect(() => {
    if (dot.current) travel(dot.current, stops);
  }, [stops]);
  return (
    <>
      {stops.map(([x, y, width, height], index) => (
        <Stop
          key={`${x} ${y}`}
          style={
            {
              left: `${x / 8}%`,
              top: `${y / 6}%`,
              width: `${width / 8}%`,
              height: `${height / 6}%`,
              borderRadius: width === height ? '50%' : undefined,
              '--i': index,
            } as CSSProperties
          }
        />
      ))}
      <Dot
        ref={dot}
        style={{ animationDuration: `${(stops.length + 0.8) * pace}ms` }}
        onAnimationEnd={onEnd}
      />
    </>
  );
}

/** Moves the dot along the upper right corners of the stops. */
function travel(dot: HTMLElement, stops: readonly Area[]) {
  const positions = stops.map(([x, y, width, height]) => {
    const inset = width === height ? width * 0.15 : 0;
    return { translate: `${(x + width - inset) / 8}cqw ${(y + inset) / 8}cqw`, easing: 'ease-in-out' };
  });
  dot.animate(positions, { duration: (stops.length - 1) * pace, delay: pace / 2, fill: 'both' });
}

const stop = keyframes`
  0% { opacity: 0; transform: scale(1.12); }
  35%, 65% { opacity: 1; transform: none; }
  100% { opacity: 0; }
`;

const fade = keyframes`
  0%, 100% { opacity: 0; }
  8%, 92% { opacity: 1; }
`;

const Stop = styled.span`
  position: absolute;
  border: 2px solid var(--hue);
  border-radius: ${token('radius', 'small')};
  box-shadow: 0 0 0 4px color-mix(in oklch, var(--hue) 22%, transparent);
  opacity: 0;
  animation: ${stop} ${pace * 1.8}ms ease-in-out calc(var(--i) * ${pace}ms);
`;

const Dot = styled.span`
  position: absolute;
  top: -6px;
  left: -6px;
  width: 12px;
  height: 12px;
  border: 2px solid ${token('color', 'surface')};
  border-radius: 50%;
  background: var(--hue);
  animation: ${fade} both;
`;
