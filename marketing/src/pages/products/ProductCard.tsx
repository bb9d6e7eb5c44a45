import { type OfferingId, offeringPath } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { Card } from '@suite/ui/Card';
import { CheckList } from '@suite/ui/CheckList';
import { media, token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import styled from 'styled-components';
import { offerings } from '../../content/offerings.ts';
import { products } from '../../content/products.ts';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';

/** Renders an offering's card. Its id is the hash of links to it. */
export function ProductCard({ id }: { id: OfferingId }) {
  const { title, description, list, pictureAlt } = offerings[id];
  return (
    <Product as="li" id={id} $isInteractive>
      <PicturePanel $offering={id}>
        <Picture src={offeringPictures[id]} alt={pictureAlt} />
      </PicturePanel>
      <TextBlock>
        <h2>{title}</h2>
        <p>{description}</p>
        <Features items={list.items} offering={id} aria-label={list.name} />
        <ButtonLink as={Link} to={offeringPath(id)} $variant="secondary" data-card-link>
          {products.action} <VisuallyHidden>{products.actionAbout(title)}</VisuallyHidden>
        </ButtonLink>
      </TextBlock>
    </Product>
  );
}

const Product = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;

  && {
    padding: 0;
  }

  & > div:first-child {
    border-radius: 0;
  }

  /* The whole picture beside the text. */
  ${media.medium} {
    grid-template: none / repeat(2, minmax(0, 1fr));
    align-items: center;

    & > div:first-child {
      margin: ${token('space', 5)} 0 ${token('space', 5)} ${token('space', 5)};
      border-radius: ${token('radius', 'small')};
    }
  }

  ${media.large} {
    grid-template: auto 1fr / minmax(0, 1fr);
    align-items: stretch;

    & > div:first-child {
      margin: 0;
      border-radius: 0;
    }
  }
`;

const TextBlock = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space', 3)};
  padding: ${token('space', 5)};

  h2 {
    font-size: ${token('type', 'title')};
    line-height: ${token('leading', 'snug')};
  }

  p {
    color: ${token('color', 'textMuted')};
  }
`;

const Features = styled(CheckList)`
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  align-content: start;
  align-self: stretch;
  gap: ${token('space', 1)} ${token('space', 3)};
  margin-bottom: ${token('space', 3)};
`;
