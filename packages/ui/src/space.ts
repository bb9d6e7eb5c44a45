/**
 * Distances, in multiples of 4 px. In a separate module, because the first load needs the values of no other tokens.
 */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  9: '6rem',
  10: '8rem',
  gutter: 'clamp(1rem, 0.6rem + 1.8vw, 2rem)',
  section: 'clamp(4rem, 2.6rem + 5.6vw, 8rem)',
} as const;
