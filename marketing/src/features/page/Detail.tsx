import type { OfferingId } from '@suite/contracts/offerings';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { Picture } from './Picture.tsx';

/** Left, top, width and height of one whole card or device in each product's picture, which is 800 by 600. */
const areas: Record<OfferingId | 'stock', readonly [x: number, y: number, width: number, height: number]> = {
  erp: [428, 388, 340, 190],
  property: [404, 330, 364, 246],
  jewellery: [404, 368, 364, 208],
  lms: [384, 410, 384, 166],
  web: [500, 392, 268, 184],
  mobile: [39, 111, 236, 452],
  /** The lines of the stock panel in ERP's picture. */
  stock: [490, 168, 252, 204],
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

const Crop = styled.div<{ $area: readonly [number, number, number, number] }>`
  width: 100%;
  max-width: ${({ $area: [, , width, height] }) => 27 * Math.min(1, width / height)}rem;
  aspect-ratio: ${({ $area: [, , width, height] }) => `${width} / ${height}`};
  overflow: hidden;
  border-radius: ${({ $area: [, , width, height] }) => (width < height ? '2.25rem' : token('radius', 'large'))};
  box-shadow: ${token('shadow', 'floating')};

  img {
    width: ${({ $area: [, , width] }) => 80000 / width}%;
    max-width: none;
    margin: ${({ $area: [x, y, width] }) => `${(-100 * y) / width}% 0 0 ${(-100 * x) / width}%`};
  }
`;
