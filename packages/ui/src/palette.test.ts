import { offeringIds } from '@suite/contracts/offerings';
import { toLinearRgb } from './oklch.ts';
import { type ColorName, dark, light, type Oklch, type Scheme } from './palette.ts';

const luminance = (color: Oklch) => {
  const [red, green, blue] = toLinearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the WCAG 2.2 contrast ratio. */
const contrast = (one: Oklch, other: Oklch) => {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
};

const backgrounds: ColorName[] = ['sand', 'sunken', 'surface'];
const tints: ColorName[] = ['sapphireSoft', 'lagoonSoft', 'cinnamonSoft', 'dangerSoft', 'successSoft'];
const texts: ColorName[] = ['ink', 'text', 'textMuted'];
const accentTexts: ColorName[] = ['sapphireText', 'lagoonText', 'cinnamonText', 'dangerText', 'successText'];
const actionFills: ColorName[] = ['sapphire', 'sapphireHover', 'danger', 'dangerHover', 'success'];
/** Control borders, focus rings and meaningful shapes. */
const shapes: ColorName[] = ['control', 'focus', 'lagoon', 'cinnamon'];
/** Colours that carry no information. */
const decoration: ColorName[] = ['hairline', 'scrim'];

const pairs = (foregrounds: ColorName[], backgrounds: ColorName[]) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const));

const readable = [
  ...pairs([...texts, ...accentTexts], backgrounds),
  ...pairs(texts, tints),
  ...accentTexts.map((text) => [text, text.replace('Text', 'Soft') as ColorName] as const),
  ...pairs(['onAction'], actionFills),
  ...pairs(['sand', 'surface'], ['ink']),
];

describe.each([
  ['light', light],
  ['dark', dark],
] satisfies [string, Scheme][])('%s scheme', (_name, scheme) => {
  test.each(readable)('%s has 4.5:1 contrast on %s', (text, ground) => {
    expect(contrast(scheme.color[text], scheme.color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes, backgrounds))('%s has 3:1 contrast on %s', (shape, ground) => {
    expect(contrast(scheme.color[shape], scheme.color[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(offeringIds)('the colours of %s have 4.5:1 contrast', (name) => {
    for (const ground of [...backgrounds.map((ground) => scheme.color[ground]), scheme.offeringSoft[name]]) {
      expect(contrast(scheme.offering[name], ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(scheme.color.scrim, scheme.offeringBright[name])).toBeGreaterThanOrEqual(4.5);
    for (const text of texts) {
      expect(contrast(scheme.color[text], scheme.offeringSoft[name])).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('every colour is within sRGB', () => {
    for (const color of Object.values(scheme).flatMap((group) => Object.values(group) as Oklch[])) {
      for (const channel of toLinearRgb(color)) {
        expect(channel).toBeGreaterThan(-0.002);
        expect(channel).toBeLessThan(1.002);
      }
    }
  });

  test('the six offerings share lightness and chroma', () => {
    for (const group of ['offering', 'offeringBright', 'offeringSoft'] as const) {
      const tones = Object.values(scheme[group]).map(([lightness, chroma]) => `${lightness} ${chroma}`);
      expect(new Set(tones).size).toBe(1);
    }
  });
});

test('every colour is either checked or listed as decoration', () => {
  const checked = [
    ...backgrounds,
    ...tints,
    ...texts,
    ...accentTexts,
    ...actionFills,
    ...shapes,
    ...decoration,
    'onAction',
  ];
  expect(checked.toSorted()).toEqual(Object.keys(light.color).toSorted());
});
