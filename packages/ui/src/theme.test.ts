import { light } from './palette.ts';
import { token } from './theme.ts';

test('token returns a custom property for a colour', () => {
  expect(token('color', 'ink')).toBe('var(--color-ink)');
  for (const name of Object.keys(light.offering)) {
    expect(token('offering', name as keyof typeof light.offering)).toBe(`var(--offering-${name})`);
  }
});

test('token rejects a misspelt name at compile time', () => {
  // @ts-expect-error no such colour
  expect(token('color', 'inky')).toBe('var(--color-inky)');
});
