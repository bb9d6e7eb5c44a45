import type { Oklch } from './palette.ts';

/** Converts to linear-light sRGB. Channels are 0-1, or outside that range for colours outside sRGB. */
export function toLinearRgb([lightness, chroma, hue]: Oklch): [red: number, green: number, blue: number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const encode = (channel: number) => {
  const linear = Math.min(1, Math.max(0, channel));
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};

/** Returns `#rrggbb`, for formats that do not support OKLCH: generated pictures and `theme-color`. */
export const toHex = (color: Oklch) => `#${toLinearRgb(color).map(encode).join('')}`;

/** Returns the colour in CSS syntax. */
export const toCss = ([lightness, chroma, hue]: Oklch) => `oklch(${lightness} ${chroma} ${hue})`;
