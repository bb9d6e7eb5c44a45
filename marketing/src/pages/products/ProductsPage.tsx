import { Link, useLocation } from '@suite/host/router';
import { Container } from '@suite/ui/Container';
import { TextLink } from '@suite/ui/TextLink';
import { media, token } from '@suite/ui/theme';
import { useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import { products } from '../../content/products.ts';
import { CardList } from '../../features/page/CardList.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { ProductCard } from './ProductCard.tsx';

/** Renders 'Our Solutions': two rows of cards, and a line that leads to jewellery, which has no card. */
export function ProductsPage() {
  const { hero, rows, jewellery } = products;
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
          {jewellery.text}{' '}
          <TextLink as={Link} to={jewellery.href}>
            {jewellery.action}
          </TextLink>
        </Jewellery>
      </Rows>
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
  padding-bottom: ${token('space', 'section')};

  html:has(&) {
    scroll-behavior: smooth;
  }
`;

const Row = styled(CardList)<{ $columns: number }>`
  display: grid;
  gap: ${token('space', 5)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.large} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const named = css`
  background: ${token('offeringSoft', 'jewellery')};
  box-shadow: inset 0 0 0 2px ${token('offering', 'jewellery')};
`;

/** Highlighted if the address's hash names it. `$isNamed` covers client navigation, which does not change `:target`. */
const Jewellery = styled.p<{ $isNamed: boolean }>`
  justify-self: center;
  margin-top: ${token('space', 5)};
  padding: ${token('space', 4)} ${token('space', 5)};
  border-radius: ${token('radius', 'large')};
  text-align: center;

  &:target {
    ${named}
  }

  ${({ $isNamed }) => $isNamed && named}
`;
