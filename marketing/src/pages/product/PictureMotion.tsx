import type { OfferingId } from '@suite/contracts/offerings';
import { token } from '@suite/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { PictureProcess } from './PictureProcess.tsx';

/** Shows once, when the picture is seen, how a process passes through it. Its code loads only then. */
export function PictureMotion({ offering }: { offering: OfferingId }) {
  const layer = useRef<HTMLDivElement>(null);
  const [Process, setProcess] = useState<typeof PictureProcess>();
  useEffect(() => {
    if (!layer.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import(/* webpackChunkName: "picture-process" */ './PictureProcess.tsx').then(
          (module) => setProcess(() => module.PictureProcess),
          // Without its code the picture stays still.
          () => undefined,
        );
      },
      { threshold: 0.7 },
    );
    observer.observe(layer.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Layer ref={layer} aria-hidden $offering={offering}>
      {Process && <Process offering={offering} onEnd={() => setProcess(undefined)} />}
    </Layer>
  );
}

const Layer = styled.div<{ $offering: OfferingId }>`
  --hue: ${({ $offering }) => token('offering', $offering)};
  position: absolute;
  inset: 0;
  container-type: inline-size;
  pointer-events: none;

  @media print {
    display: none;
  }
`;
