import { Card } from '@suite/ui/Card';
import { Eyebrow } from '@suite/ui/Eyebrow';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { erpPage } from '../../content/product-pages/erp.ts';
import { productStrings } from '../../content/product-strings.ts';
import { IconPlate } from '../../features/page/FeatureGrid.tsx';

/** Renders the five modules in the ERP page's hero, each with its entry of 'Key Features'. */
export function ModuleList() {
  return (
    <Panel>
      <Eyebrow>{productStrings.keyFeatures}</Eyebrow>
      <h2>{erpPage.modulesTitle}</h2>
      <ul>
        {erpPage.modules.map(({ icon: Icon, title, feature, description }) => (
          <li key={title}>
            <IconPlate $offering="erp">
              <Icon aria-hidden size={22} strokeWidth={1.75} />
            </IconPlate>
            <div>
              <h3>{title}</h3>
              <p>
                <strong>{feature}.</strong> {description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Panel = styled(Card)`
  padding: ${token('space', 4)};

  ${media.medium} {
    padding: ${token('space', 6)};
  }

  h2 {
    margin-bottom: ${token('space', 4)};
    font-size: ${token('type', 'title')};
  }

  ul {
    display: grid;
    gap: ${token('space', 3)};
  }

  li {
    display: flex;
    gap: ${token('space', 3)};
  }

  li + li {
    padding-top: ${token('space', 3)};
    border-top: 1px solid ${token('color', 'hairline')};
  }

  li > span {
    flex: none;
  }

  h3 {
    font-size: 1rem;
  }

  p {
    color: ${token('color', 'textMuted')};
    font-size: 0.9375rem;
  }

  strong {
    font-weight: ${token('weight', 'medium')};
  }

  ${media.medium} {
    li {
      align-items: center;
    }

    li > div {
      display: grid;
      flex: 1;
      grid-template-columns: minmax(0, 2fr) minmax(0, 7fr);
      align-items: center;
      gap: ${token('space', 4)};
    }
  }

  /* Five columns of a readable width. */
  @media (width >= 75rem) {
    ul {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: ${token('space', 5)};
    }

    li {
      flex-direction: column;
      align-items: start;
    }

    li + li {
      padding-top: 0;
      border-top: 0;
    }

    li > div {
      display: block;
    }

    h3 {
      margin-bottom: 6px;
    }
  }
`;
