import type { OfferingId } from '@suite/contracts/offerings';
import { CheckList } from '@suite/ui/CheckList';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { isProject } from '../../content/is-project.ts';
import { productStrings } from '../../content/product-strings.ts';

/** Renders the features or services that suit a tier. */
export function TierFeatures({ offering, items }: { offering: OfferingId; items: string[] }) {
  return (
    <Wrapper>
      <p>{productStrings.tierFeatures[isProject(offering) ? 'project' : 'product']}</p>
      <CheckList items={items} offering={offering} />
    </Wrapper>
  );
}

const Wrapper = styled.div`
  padding-top: ${token('space', 4)};
  border-top: 1px solid ${token('color', 'hairline')};

  p {
    margin-bottom: ${token('space', 2)};
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }

  ${media.phone} {
    ul {
      gap: ${token('space', 1)};
    }
  }
`;
