import type { ByKind } from '@suite/contracts/records';
import { token } from '@suite/ui/theme';

/** Returns the fill of a kind's bars; patterns distinguish the kinds without colour. */
export const kindFill = (kind: keyof ByKind, id: string) =>
  kind === 'businessLeads' ? token('color', 'sapphire') : `url(#${id}-${kind})`;

/** Defines the patterns that `kindFill` refers to, inside an SVG element. */
export function KindPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-contacts`}
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="4" height="4" fill={token('color', 'surface')} />
        <rect width="2.2" height="4" fill={token('color', 'lagoonText')} />
      </pattern>
      <pattern id={`${id}-partnerApplications`} width="3" height="3" patternUnits="userSpaceOnUse">
        <rect width="3" height="3" fill={token('color', 'cinnamonSoft')} />
        <rect width="3" height="1" fill={token('color', 'cinnamon')} />
      </pattern>
    </defs>
  );
}
