import { token } from '@suite/ui/theme';
import { css } from 'styled-components';

/** Background of what is above a surface: lighter than it in dark mode, and darker in light mode. */
export const raised = `color-mix(in oklab, ${token('color', 'surface')}, ${token('color', 'ink')} 6%)`;

/** Style of the chosen one of several entries. */
export const chosen = css`
  background: ${token('color', 'surface')};
  box-shadow: ${token('shadow', 'raised')};
  color: ${token('color', 'ink')};

  @media (prefers-color-scheme: dark) {
    background: ${token('color', 'hairline')};
    box-shadow: none;
  }
`;
