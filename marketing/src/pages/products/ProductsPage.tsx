import { Link } from '@suite/host/router';
import { Container } from '@suite/ui/Container';
import { TextLink } from '@suite/ui/TextLink';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { products } from '../../content/products.ts';
import { PageHero } from '../../features/page/PageHero.tsx';
import { ProductCard } from './ProductCard.tsx';

/** Renders 'Our Solutions': two rows of cards, and a link to jewellery, which has no card. */
export function ProductsPage() {
  const { hero, rows, jewellery } = products;
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
        <Jewellery>
          {jewellery.text}{' '}
          <TextLink as={Link} to={jewellery.href}>
            {jewellery.action}
          </TextLink>
        </Jewellery>
      </Rows>
    </>
  );
}

/** Makes this page scroll smoothly to the product that the hash of its address names. */
const Rows = styled(Container)`
  display: grid;
  gap: ${token('space', 5)};
  padding-bottom: ${token('space', 'section')};

  html:has(&) {
    scroll-behavior: smooth;
  }
`;

const Row = styled.ul<{ $columns: number }>`
  display: grid;
  gap: ${token('space', 5)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.large} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

const Jewellery = styled.p`
  margin-top: ${token('space', 5)};
  text-align: center;
`;
