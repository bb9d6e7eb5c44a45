import { type OfferingId, offeringHues } from '@suite/contracts/offerings';
import { toHex } from '@suite/ui/oklch';
import { dark, light, type Oklch } from '@suite/ui/palette';

const { color } = light;

/** Colours of every picture, from the theme. */
const shared = {
  ink: color.ink,
  text: color.text,
  muted: color.textMuted,
  faint: [0.72, 0.02, 252],
  line: color.hairline,
  sunken: [0.975, 0.006, 252],
  surface: color.surface,
  sapphire: color.sapphire,
  lagoon: color.lagoon,
  cinnamon: color.cinnamon,
  cinnamonSoft: color.cinnamonSoft,
  success: color.success,
  successSoft: color.successSoft,
  sand: color.sand,
  night: dark.color.sand,
} satisfies Record<string, Oklch>;

/** Returns the shades of one hue that a picture uses, from its background to its darkest shape. */
const family = (hue: number) =>
  ({
    ground: [0.945, 0.026, hue],
    tint: [0.915, 0.04, hue],
    soft: [0.955, 0.022, hue],
    mid: [0.86, 0.07, hue],
    bright: [0.74, 0.11, hue],
    vivid: [0.6, 0.11, hue],
    hue: [0.5, 0.09, hue],
    deep: [0.36, 0.065, hue],
  }) satisfies Record<string, Oklch>;

export type ColorName = keyof typeof shared | keyof ReturnType<typeof family>;
export type Colors = Record<ColorName, string>;

const toHexes = <Name extends string>(colors: Record<Name, Oklch>) =>
  Object.fromEntries(Object.entries<Oklch>(colors).map(([name, value]) => [name, toHex(value)])) as Record<
    Name,
    string
  >;

/** Returns the colours of a picture in an offering's hue or a given hue. */
export const colorsOf = (hue: OfferingId | number): Colors => ({
  ...toHexes(shared),
  ...toHexes(family(typeof hue === 'number' ? hue : offeringHues[hue])),
});
