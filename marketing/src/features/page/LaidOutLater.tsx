import { media } from '@suite/ui/theme';
import styled from 'styled-components';

/**
 * Sections laid out only when the visitor scrolls near, so that the first screen is painted sooner. `$heights` are those
 * of the rendered sections in rem on a phone, a tablet and a desktop, so that the scroll bar is right.
 */
export const LaidOutLater = styled.div<{
  $heights: readonly [phone: number, tablet: number, desktop: number];
}>`
  content-visibility: auto;
  contain-intrinsic-height: auto ${({ $heights: [phone] }) => phone}rem;

  ${media.medium} {
    contain-intrinsic-height: auto ${({ $heights: [, tablet] }) => tablet}rem;
  }

  ${media.large} {
    contain-intrinsic-height: auto ${({ $heights: [, , desktop] }) => desktop}rem;
  }

  @media print {
    content-visibility: visible;
  }
`;
