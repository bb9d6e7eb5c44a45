import type { OfferingId } from '@suite/contracts/offerings';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { business } from '../../content/business.ts';
import { Detail } from '../../features/page/Detail.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';

/** Two columns with the products of the trades that the eyebrow above the title names. */
const columns: OfferingId[][] = [
  ['property', 'erp'],
  ['jewellery', 'lms'],
];

/** Renders a part of the product of each trade, as one picture. */
export function Trades() {
  return (
    <Stage role="img" aria-label={business.hero.pictureAlt}>
      {columns.map((ids) => (
        <div key={ids[0]}>
          {ids.map((id) => (
            <Detail key={id} part={id} picture={offeringPictures[id]} alt="" />
          ))}
        </div>
      ))}
    </Stage>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 4)};
  padding: ${token('space', 5)};
  border-radius: ${token('radius', 'large')};
  background: linear-gradient(115deg, ${token('color', 'sapphireSoft')}, ${token('color', 'lagoonSoft')});

  & > div {
    display: grid;
    align-content: start;
    gap: ${token('space', 4)};
  }

  /* Not :last-child, which it is only once everything has arrived. */
  & > :nth-child(2) {
    padding-top: ${token('space', 6)};
  }
`;
