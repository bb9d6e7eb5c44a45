import { Link, useLocation } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { Container } from '@suite/ui/Container';
import { media, token } from '@suite/ui/theme';
import { useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import { actions } from '../../content/actions.ts';
import { products } from '../../content/products.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { CardList } from '../../features/page/CardList.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { ProductCard } from './ProductCard.tsx';

/** Renders 'Our Solutions': two rows of cards, and a line that leads to jewellery, which has no card. */
export function ProductsPage() {
  const { hero, rows, jewellery, closing } = products;
  const hash = useHash();
  return (
    <>
      <PageHero {...hero} />
      <Rows>
        {rows.map((row) => (
          <Row key={row.join()} $columns={row.length}>
            {row.map((id) => (
              <ProductCard key={id} id={id} />
            ))}
          </Row>
        ))}
        <Jewellery id="jewellery" $isNamed={hash === '#jewellery'}>
          <PicturePanel $offering="jewellery">
            <Picture src={offeringPictures.jewellery} alt="" />
          </PicturePanel>
          <p>{jewellery.text}</p>
          <ButtonLink as={Link} to={jewellery.href} $variant="secondary">
            {jewellery.action}
          </ButtonLink>
        </Jewellery>
      </Rows>
      <CallToAction title={closing.title} lead={closing.lead}>
        <ActionLink action={actions.talkToExpert} $size="large" />
        <ActionLink action={actions.write} $size="large" $variant="secondary" />
      </CallToAction>
    </>
  );
}

/** Returns the address's hash after hydration, and '' before, because the served page was rendered without it. */
function useHash() {
  const { hash } = useLocation();
  const [shown, setShown] = useState('');
  useEffect(() => setShown(hash), [hash]);
  return shown;
}

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

const named = css`
  background: ${token('offeringSoft', 'jewellery')};
  box-shadow: inset 0 0 0 2px ${token('offering', 'jewellery')};
`;

/** Highlighted if the address's hash names it. `$isNamed` covers client navigation, which does not change `:target`. */
const Jewellery = styled.div<{ $isNamed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 4)};
  padding: ${token('space', 5)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  /* The hash scrolls it to the middle of the screen. */
  scroll-margin-block: calc(50vh - 14rem);

  & > div {
    flex: 0 1 18rem;
  }

  ${media.phone} {
    scroll-margin-block: max(0px, 50vh - 19rem);

    & > div {
      flex-basis: 100%;
    }
  }

  p {
    flex: 1 1 16rem;
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'title')};
    line-height: ${token('leading', 'snug')};
  }

  &:target {
    ${named}
  }

  ${({ $isNamed }) => $isNamed && named}
`;
