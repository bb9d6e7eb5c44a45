import type { OfferingId } from '@suite/contracts/offerings';
import { token } from '@suite/ui/theme';
import { type CSSProperties, useEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import type { Area } from '../../features/page/Detail.tsx';

/** The areas that one process passes in each product's picture, in its order. */
const pictureStops: Record<OfferingId, readonly Area[]> = {
  // A sale: to the ledger, out of stock, and into the lines of its invoice.
  erp: [
    [351, 307, 113, 81],
    [206, 252, 112, 112],
    [60, 307, 113, 81],
    [500, 172, 236, 40],
    [446, 465, 304, 30],
    [446, 495, 304, 30],
    [446, 526, 304, 30],
  ],
  // A booking: the rate beside the neighbours', through a channel, direct, checked in, answered.
  property: [
    [488, 57, 108, 28],
    [631, 57, 97, 28],
    [221, 403, 158, 37],
    [550, 163, 158, 37],
    [386, 284, 322, 37],
    [468, 455, 280, 66],
  ],
  // A ring: weighed, priced by the metal rate, and through the workshop to its wastage.
  jewellery: [
    [181, 362, 97, 30],
    [512, 156, 128, 38],
    [434, 448, 36, 36],
    [521, 448, 36, 36],
    [610, 448, 36, 36],
    [636, 512, 114, 30],
  ],
  // A learner: lesson by lesson to the certificate.
  lms: [
    [76, 146, 84, 84],
    [202, 208, 84, 84],
    [328, 146, 84, 84],
    [202, 329, 84, 84],
    [76, 393, 84, 84],
    [556, 140, 132, 132],
    [395, 421, 360, 144],
  ],
  // A page: composed, checked and published.
  web: [
    [92, 191, 333, 93],
    [104, 297, 150, 47],
    [72, 395, 208, 113],
    [520, 448, 200, 30],
    [520, 484, 200, 30],
    [520, 520, 200, 30],
    [657, 56, 72, 28],
  ],
  // A visit: recorded, kept offline, counted at the office, and answered.
  mobile: [
    [59, 445, 197, 47],
    [323, 449, 209, 61],
    [542, 147, 118, 56],
    [468, 238, 26, 92],
    [570, 504, 126, 30],
  ],
};

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
