import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Sticky bar below a list, above the consent bar; tinted while it has the actions for selected rows. */
export const ListFooter = styled.div.attrs<{ 'data-consent-space'?: boolean }>({
  'data-consent-space': true,
})`
  position: sticky;
  bottom: var(--consent-height);
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)} ${token('space', 4)};
  min-height: 2.75rem;
  margin-inline: calc(-1 * ${token('space', 'gutter')});
  padding: ${token('space', 1)} ${token('space', 'gutter')};
  background: ${token('color', 'sand')};

  /* Its buttons are in sight: when one gets the focus back, the page does not scroll. */
  :is(a, button) {
    scroll-margin-bottom: calc(-1 * ${token('space', 9)});
  }

  &:has([role='group']) {
    background: ${token('color', 'sapphireSoft')};
  }

  :has(table) + & {
    border-top: 1px solid ${token('color', 'hairline')};
  }
`;
