import styled from 'styled-components';
import { token } from './theme.ts';

/** Centres its content and limits it to the page width. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--page-width, ${token('size', 'content')}) + 2 * ${token('space', 'gutter')});
  margin-inline: auto;
  padding-inline: ${token('space', 'gutter')};
`;
