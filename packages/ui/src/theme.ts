import type { OfferingId } from '@suite/contracts/offerings';
import type { ColorName } from './palette.ts';
import { space } from './space.ts';

/** Values that differ between colour schemes: custom properties declared by GlobalStyle. */
interface Variables {
  color: Record<ColorName, string>;
  offering: Record<OfferingId, string>;
  offeringBright: Record<OfferingId, string>;
  offeringSoft: Record<OfferingId, string>;
  shadow: Record<'raised' | 'floating', string>;
}

/** Values that are the same in every colour scheme. */
const values = {
  font: {
    family:
      "'Plus Jakarta Sans Variable', 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic', 'Meiryo', sans-serif",
  },
  type: {
    small: '0.875rem',
    body: 'clamp(1rem, 0.98rem + 0.1vw, 1.0625rem)',
    lead: 'clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)',
    title: 'clamp(1.25rem, 1.18rem + 0.3vw, 1.5rem)',
    heading: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.75rem)',
    display: 'clamp(2.375rem, 1.2rem + 3.2vw, 4.25rem)',
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  leading: { tight: '1.1', heading: '1.2', snug: '1.4', body: '1.6', japanese: '1.85' },
  space,
  radius: { small: '12px', large: '20px', round: '999px' },
  motion: {
    fast: '200ms',
    slow: '400ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  size: {
    /** Wider on a large screen, whose margins would otherwise be wider than two columns. */
    content: 'clamp(1200px, 70vw, 1344px)',
    text: '50ch',
    header: 'var(--header-height)',
    target: '44px',
    dialog: '425px',
    toast: '420px',
    list: '15rem',
  },
  // A menu that the user opens covers notices, which leave by themselves.
  layer: { chat: '80', banner: '90', header: '100', dialog: '200', toast: '300', popover: '310' },
} as const;

export type Theme = Variables & typeof values;

/** Returns a theme value for use in a style: `color: ${token('color', 'ink')};`. */
export function token<G extends keyof Theme, N extends keyof Theme[G] & (string | number)>(
  group: G,
  name: N,
): string {
  const constants: Record<string, Record<string, string>> = values;
  return constants[group]?.[String(name)] ?? `var(--${group}-${name})`;
}

/** Selects an administrator page, after `:root`. */
export const ofAdministrators = ":has([data-scheme='auto'])";

/** Media queries: `${media.medium} { … }`. */
export const media = {
  medium: '@media (width >= 48rem)',
  large: '@media (width >= 62rem)',
  /** A narrow screen; a printed page is as narrow but has room for pictures. */
  phone: '@media screen and (width < 48rem)',
  touch: '@media (pointer: coarse)',
  /** A phone in landscape or a page at 400% zoom, where fixed elements must stay small. */
  short: '@media (height < 30rem)',
} as const;
