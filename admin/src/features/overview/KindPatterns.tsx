import type { ByKind } from '@suite/contracts/forms/forms';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import { kindOrder } from '../../language/kind-titles.ts';

type Kind = keyof ByKind;

/** A plain colour, or the size and content of a pattern. */
type Fill = string | { size: number; rotation?: number; content: ReactNode };

/** Fills of the kinds' bars; patterns distinguish the kinds without colour. */
const fills: Record<Kind, Fill> = {
  businessLeads: token('color', 'sapphire'),
  contacts: {
    size: 4,
    rotation: 45,
    content: (
      <>
        <rect width="4" height="4" fill={token('color', 'surface')} />
        <rect width="2.2" height="4" fill={token('color', 'lagoonText')} />
      </>
    ),
  },
  partnerApplications: {
    size: 3,
    content: (
      <>
        <rect width="3" height="3" fill={token('color', 'cinnamonSoft')} />
        <rect width="3" height="1" fill={token('color', 'cinnamon')} />
      </>
    ),
  },
};

/** Returns the fill of a kind's bars. */
export function kindFill(kind: Kind, id: string) {
  const fill = fills[kind];
  return typeof fill === 'string' ? fill : `url(#${id}-${kind})`;
}

/** Defines the patterns that `kindFill` refers to, inside an SVG element. */
export function KindPatterns({ id }: { id: string }) {
  return (
    <defs>
      {kindOrder.map((kind) => {
        const fill = fills[kind];
        if (typeof fill === 'string') return null;
        const { size, rotation, content } = fill;
        return (
          <pattern
            key={kind}
            id={`${id}-${kind}`}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            patternTransform={rotation === undefined ? undefined : `rotate(${rotation})`}
          >
            {content}
          </pattern>
        );
      })}
    </defs>
  );
}
