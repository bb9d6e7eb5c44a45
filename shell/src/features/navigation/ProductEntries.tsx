import { OfferingIcon } from '@suite/ui/OfferingIcon';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { Entry } from './Entry.tsx';
import { productEntries } from './navigation.ts';

/** Renders the products, each with its icon and a line about it, and the link to all of them. */
export function ProductEntries() {
  return (
    <Products>
      {productEntries.map(({ id, line, ...entry }) => (
        <Entry key={id} {...entry}>
          <span style={{ color: `var(--offering-${id})`, background: `var(--offeringSoft-${id})` }}>
            <OfferingIcon id={id} />
          </span>
          <p>{line}</p>
        </Entry>
      ))}
      <Entry label="All solutions" href="/products" />
    </Products>
  );
}

const Products = styled.ul`
  display: grid;

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }

  li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    column-gap: ${token('space', 3)};
    padding: ${token('space', 2)} ${token('space', 3)};
  }

  li:last-child {
    grid-column: 1 / -1;
    border-top: 1px solid ${token('color', 'hairline')};
  }

  li > span {
    grid-row: 1 / span 2;
    grid-column: 1;
    padding: ${token('space', 2)};
    border-radius: ${token('radius', 'small')};
  }

  li a {
    gap: ${token('space', 1)};
    min-height: 0;
    padding: 0;
    line-height: ${token('leading', 'snug')};
  }

  /* The link covers its whole entry, and its hover background is below icon and line. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius', 'small')};
  }

  li:hover {
    background: ${token('color', 'sand')};
    border-radius: ${token('radius', 'small')};
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible::after {
    outline: 2px solid ${token('color', 'focus')};
  }

  p {
    grid-column: 2;
    color: ${token('color', 'textMuted')};
    font-size: 0.875rem;
    line-height: ${token('leading', 'snug')};
  }
`;
