import styled from 'styled-components';
import { token } from './theme.ts';

const widths = {
  content: `var(--page-width, ${token('size', 'content')})`,
  text: token('size', 'text'),
};

/** Centres its content and limits it to the page width, or to a readable line length. */
export const Container = styled.div<{ $width?: keyof typeof widths }>`
  width: 100%;
  max-width: calc(${({ $width = 'content' }) => widths[$width]} + 2 * ${token('space', 'gutter')});
  margin-inline: auto;
  padding-inline: ${token('space', 'gutter')};
`;
