import { offeringPath } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { Card } from '@suite/ui/Card';
import { Grid } from '@suite/ui/Grid';
import { TextLink } from '@suite/ui/TextLink';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { business } from '../../content/business.ts';
import { CardList } from '../../features/page/CardList.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';

/** Renders the four product cards; a click anywhere on a card opens its page. */
export function ProductCards() {
  const { products, productAction } = business;
  return (
    <Grid as={CardList} $min="26rem">
      {products.map(({ id, title, description }) => (
        <Product as="li" key={id} $isInteractive>
          <PicturePanel $offering={id}>
            <Picture src={offeringPictures[id]} alt="" />
          </PicturePanel>
          <div>
            <h3 id={`product-${id}`}>{title}</h3>
            <p>{description}</p>
            <TextLink as={Link} to={offeringPath(id)} data-card-link aria-describedby={`product-${id}`}>
              {productAction}
            </TextLink>
          </div>
        </Product>
      ))}
    </Grid>
  );
}

const Product = styled(Card)`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: start;
  gap: ${token('space', 4)};

  && {
    padding: ${token('space', 4)};
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    gap: ${token('space', 5)};
  }

  h3 {
    font-size: 1.25rem;
    line-height: ${token('leading', 'snug')};
  }

  p {
    margin: ${token('space', 2)} 0 ${token('space', 3)};
    color: ${token('color', 'textMuted')};
  }
`;
