import { Link } from '@suite/host/router';
import { Card } from '@suite/ui/Card';
import { Grid } from '@suite/ui/Grid';
import { media, token } from '@suite/ui/theme';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import type { ProductCard } from '../../content/business.ts';
import { CardList } from '../../features/page/CardList.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { CloseUp, Picture } from '../../features/page/Picture.tsx';

/** Renders the four product cards; a click anywhere on a card opens its page. */
export function ProductCards({ cards }: { cards: ProductCard[] }) {
  return (
    <Grid as={CardList} $min="26rem">
      {cards.map(({ id, title, description, link }) => (
        <Product as="li" key={id} $isInteractive>
          <CloseUp $offering={id}>
            <Picture src={offeringPictures[id]} alt="" />
          </CloseUp>
          <div>
            <h3>
              <Link to={link} data-card-link>
                {title}
              </Link>
            </h3>
            <p>{description}</p>
            <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
          </div>
        </Product>
      ))}
    </Grid>
  );
}

const Product = styled(Card)`
  display: grid;
  gap: ${token('space', 5)};

  && {
    padding: ${token('space', 4)};
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;

    & > div:first-child {
      aspect-ratio: 4 / 3;
    }
  }

  h3 {
    font-size: ${token('type', 'title')};
    line-height: ${token('leading', 'snug')};
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  p {
    margin: ${token('space', 2)} 0 ${token('space', 3)};
    color: ${token('color', 'textMuted')};
  }

  svg {
    color: ${token('color', 'sapphireText')};
    transition: transform ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  &:hover svg {
    transform: translateX(4px);
  }
`;
