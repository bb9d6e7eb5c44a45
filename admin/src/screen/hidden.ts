import { css } from 'styled-components';

/** Style that hides text from sight in some layouts; `VisuallyHidden` hides it in all. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  overflow: hidden;
`;
