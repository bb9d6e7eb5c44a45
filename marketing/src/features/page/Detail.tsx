import type { OfferingId } from '@suite/contracts/offerings';
import { token } from '@suite/ui/theme';
import styled, { css } from 'styled-components';
import { Picture } from './Picture.tsx';

/** Left, top, width and height of an area in a product's picture, which is 800 by 600. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** One whole card or device in each product's picture. */
const areas: Record<OfferingId | 'stock', Area> = {
  erp: [428, 388, 340, 190],
  property: [404, 330, 364, 246],
  jewellery: [404, 368, 364, 208],
  lms: [384, 410, 384, 166],
  web: [500, 392, 268, 184],
  mobile: [39, 111, 236, 452],
  /** Three lines of the stock panel in ERP's picture. */
  stock: [484, 163, 266, 150],
};

type Part = keyof typeof areas;

interface DetailProps {
  part: Part;
  /** URL of the product's picture. */
  picture: string;
  alt: string;
}

/** Renders one whole part of a product's picture, enlarged. */
export function Detail({ part, picture, alt }: DetailProps) {
  return (
    <Crop $area={areas[part]}>
      <Picture src={picture} alt={alt} />
    </Crop>
  );
}

/** Style of an element that shows only an area of the picture in it. */
export const enlarge = ([x, y, width, height]: Area) => css`
  aspect-ratio: ${width} / ${height};
  overflow: hidden;

  img {
    width: ${80000 / width}%;
    max-width: none;
    margin: ${(-100 * y) / width}% 0 0 ${(-100 * x) / width}%;
  }
`;

const Crop = styled.div<{ $area: Area }>`
  width: 100%;
  max-width: ${({ $area: [, , width, height] }) => 27 * Math.min(1, width / height)}rem;
  ${({ $area }) => enlarge($area)}
  border-radius: ${({ $area: [, , width, height] }) => (width < height ? '2.25rem' : token('radius', 'large'))};
  box-shadow: ${token('shadow', 'floating')};
`;
