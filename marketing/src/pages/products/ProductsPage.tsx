import type { OfferingId } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { Container } from '@suite/ui/Container';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { products } from '../../content/products.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { CardList } from '../../features/page/CardList.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { ProductCard } from './ProductCard.tsx';

/** Renders 'Our Solutions': products, a line that leads to jewellery, which has no card, and services. */
export function ProductsPage() {
  const { hero, firstRow, secondRow, jewellery, closing } = products;
  return (
    <>
      <PageHero {...hero} />
      <Rows>
        <Cards ids={firstRow} />
        <Jewellery id="jewellery">
          <PicturePanel $offering="jewellery">
            <Picture src={offeringPictures.jewellery} alt="" />
          </PicturePanel>
          <p>{jewellery.text}</p>
          <ButtonLink as={Link} to={jewellery.href} $variant="secondary">
            {jewellery.action}
          </ButtonLink>
        </Jewellery>
        <Cards ids={secondRow} />
      </Rows>
      <CallToAction title={closing.title} lead={closing.lead}>
        <ActionLink action={actions.talkToExpert} $size="large" />
        <ActionLink action={actions.write} $size="large" $variant="secondary" />
      </CallToAction>
    </>
  );
}

const Cards = ({ ids }: { ids: OfferingId[] }) => (
  <Row $columns={ids.length}>
    {ids.map((id) => (
      <ProductCard key={id} id={id} />
    ))}
  </Row>
);

/** Makes this page scroll smoothly to the product that the address's hash names. */
const Rows = styled(Container)`
  display: grid;
  gap: ${token('space', 5)};

  html:has(&) {
    scroll-behavior: smooth;
  }
`;

const Row = styled(CardList)<{ $columns: number }>`
  display: grid;
  gap: ${token('space', 5)};

  ${media.large} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Jewellery = styled.div`
  display: grid;
  gap: ${token('space', 4)} ${token('space', 5)};
  justify-items: start;
  overflow: hidden;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'surface')};
  box-shadow: ${token('shadow', 'raised')};
  /* The hash scrolls it to the middle of the screen. */
  scroll-margin-block: calc(50vh - 14rem);

  & > div {
    width: 100%;
    border-radius: 0;
  }

  p {
    align-self: end;
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'title')};
    line-height: ${token('leading', 'snug')};
    text-wrap: balance;
  }

  & > a {
    align-self: start;
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${token('space', 5)};

    & > div {
      grid-row: span 2;
      border-radius: ${token('radius', 'small')};
    }
  }

  ${media.large} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
    padding: 0;

    & > div {
      border-radius: 0;
    }
  }

  ${media.phone} {
    padding-bottom: ${token('space', 5)};
    scroll-margin-block: max(0px, 50vh - 19rem);

    & > :not(div) {
      margin-inline: ${token('space', 5)};
    }
  }
`;
