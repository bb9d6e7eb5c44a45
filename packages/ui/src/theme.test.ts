import { light } from './palette.ts';
import { token } from './theme.ts';

test('a colour is a custom property, so that a scheme can change it', () => {
  expect(token('color', 'ink')).toBe('var(--color-ink)');
  for (const name of Object.keys(light.offering)) {
    expect(token('offering', name as keyof typeof light.offering)).toBe(`var(--offering-${name})`);
  }
});

test('a misspelt name does not compile', () => {
  // @ts-expect-error there is no such colour
  expect(token('color', 'inky')).toBe('var(--color-inky)');
});
