import { Link } from '@suite/host/router';
import { TextLink } from '@suite/ui/TextLink';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { offeringIds, offerings } from '../../content/offerings.ts';
import { productNotFound } from '../../content/product-words.ts';
import { PageHero } from '../../features/page/PageHero.tsx';
import { BackButton } from './BackButton.tsx';

/** Any address below /products that names no offering; served with status 404 (docs/gateway.md). */
export function ProductNotFoundPage() {
  return (
    <PageHero before={<BackButton />} title={productNotFound.title} lead={productNotFound.lead}>
      <Offerings>
        {offeringIds.map((id) => (
          <li key={id}>
            <TextLink as={Link} to={`/products/${id}`}>
              {offerings[id].title}
            </TextLink>
          </li>
        ))}
      </Offerings>
    </PageHero>
  );
}

const Offerings = styled.ul`
  display: grid;
  gap: ${token('space', 1)};
  margin: ${token('space', 2)} 0 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-block;
    padding-block: ${token('space', 2)};
  }
`;
