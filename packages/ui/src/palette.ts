import { type OfferingId, offeringHues, offeringIds } from '@suite/contracts/offerings';

/** Lightness 0-1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * An accent such as `sapphire` is a fill, its `…Text` is a text colour and its `…Soft` a background tint. `onAction` is
 * the text colour on sapphire, danger and success fills.
 */
const lightColor = {
  sand: [0.976, 0.009, 85],
  sunken: [0.95, 0.013, 85],
  surface: [1, 0, 0],
  hairline: [0.9, 0.014, 85],
  control: [0.58, 0.025, 250],
  ink: [0.24, 0.05, 252],
  text: [0.36, 0.035, 252],
  textMuted: [0.47, 0.028, 252],
  sapphire: [0.48, 0.19, 263],
  sapphireHover: [0.42, 0.18, 263],
  sapphireText: [0.46, 0.19, 263],
  sapphireSoft: [0.95, 0.022, 263],
  lagoon: [0.61, 0.1, 195],
  lagoonText: [0.47, 0.08, 195],
  lagoonSoft: [0.95, 0.022, 195],
  cinnamon: [0.6, 0.13, 48],
  cinnamonText: [0.48, 0.115, 45],
  cinnamonSoft: [0.955, 0.022, 60],
  danger: [0.5, 0.185, 27],
  dangerHover: [0.44, 0.17, 27],
  dangerText: [0.49, 0.185, 27],
  dangerSoft: [0.955, 0.02, 22],
  success: [0.52, 0.12, 155],
  successText: [0.45, 0.105, 155],
  successSoft: [0.955, 0.03, 155],
  onAction: [1, 0, 0],
  focus: [0.55, 0.2, 263],
  scrim: [0.2, 0.045, 252],
} as const satisfies Record<string, Oklch>;

export type ColorName = keyof typeof lightColor;

const darkColor: Record<ColorName, Oklch> = {
  sand: [0.215, 0.042, 254],
  sunken: [0.185, 0.038, 254],
  surface: [0.255, 0.044, 254],
  hairline: [0.35, 0.044, 254],
  control: [0.6, 0.035, 252],
  ink: [0.97, 0.008, 85],
  text: [0.88, 0.016, 252],
  textMuted: [0.76, 0.025, 252],
  sapphire: [0.56, 0.17, 263],
  sapphireHover: [0.51, 0.18, 263],
  sapphireText: [0.78, 0.105, 263],
  sapphireSoft: [0.31, 0.07, 263],
  lagoon: [0.72, 0.115, 195],
  lagoonText: [0.82, 0.1, 195],
  lagoonSoft: [0.31, 0.045, 205],
  cinnamon: [0.7, 0.125, 52],
  cinnamonText: [0.82, 0.095, 60],
  cinnamonSoft: [0.31, 0.045, 50],
  danger: [0.54, 0.185, 27],
  dangerHover: [0.49, 0.18, 27],
  dangerText: [0.79, 0.11, 22],
  dangerSoft: [0.31, 0.07, 22],
  success: [0.52, 0.12, 155],
  successText: [0.82, 0.13, 155],
  successSoft: [0.31, 0.05, 160],
  onAction: [1, 0, 0],
  focus: [0.74, 0.13, 263],
  scrim: [0.1, 0.02, 252],
};

/** Returns a colour of each offering. They share lightness and chroma, so they look like one family. */
const family = (lightness: number, chroma: number) =>
  Object.fromEntries(
    offeringIds.map((id) => [id, [lightness, chroma, offeringHues[id]]]),
  ) as unknown as Record<OfferingId, Oklch>;

export interface Scheme {
  color: Record<ColorName, Oklch>;
  /** Fill and text colours. */
  offering: Record<OfferingId, Oklch>;
  /** Shapes in pictures; never text. */
  offeringBright: Record<OfferingId, Oklch>;
  /** Background of a card, a hero or a picture. */
  offeringSoft: Record<OfferingId, Oklch>;
}

export const light: Scheme = {
  color: lightColor,
  offering: family(0.5, 0.085),
  offeringBright: family(0.74, 0.11),
  offeringSoft: family(0.955, 0.02),
};

export const dark: Scheme = {
  color: darkColor,
  offering: family(0.8, 0.085),
  offeringBright: family(0.68, 0.105),
  offeringSoft: family(0.3, 0.04),
};
