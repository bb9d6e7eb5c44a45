/**
 * Distances, in multiples of 4 px. Larger text enlarges them too, but leaves it most of a narrow screen. In a separate module, because the first load needs the values of no other tokens.
 */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: 'min(1rem, 5vw)',
  5: 'min(1.5rem, 7.5vw)',
  6: 'min(2rem, 10vw)',
  7: 'min(3rem, 15vw)',
  8: '4rem',
  9: '6rem',
  gutter: 'clamp(min(1rem, 5vw), 0.6rem + 1.8vw, 2rem)',
  /** Between the header and a page. */
  top: 'clamp(1.5rem, 0.75rem + 3vw, 4rem)',
  section: 'clamp(2rem, 1.2rem + 3.3vw, 5rem)',
} as const;
