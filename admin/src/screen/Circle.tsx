import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Returns the first letters of the first two parts of a name, or the first two letters of its only part. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const letters = second ? [[...first][0], [...second][0]] : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}

/** A circle for initials or an icon. */
export const Circle = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 50%;
  background: ${token('color', 'hairline')};
  color: ${token('color', 'ink')};
  && {
    padding: 0;
    font-size: 0.6875rem;
  }
  font-weight: ${token('weight', 'semibold')};
`;
