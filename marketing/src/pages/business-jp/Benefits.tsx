import { site } from '@suite/site/site';
import { Card } from '@suite/ui/Card';
import { Grid } from '@suite/ui/Grid';
import { media, token } from '@suite/ui/theme';
import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { businessJp } from '../../content/business-jp.ts';
import { Detail } from '../../features/page/Detail.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';
import { japanesePictures } from './japanese-pictures.ts';

/** Renders the four numbered benefits. */
export function Benefits() {
  const { title, items } = businessJp.benefits;
  return (
    <TitledSection data-scheme="dark" title={title}>
      <Numbered as="ol" $min="28rem" $count={items.length}>
        {items.map(({ title: benefit, description, picture }) => (
          <Card as="li" key={benefit}>
            <h3>{benefit}</h3>
            <p>{description}</p>
            {picture ? (
              <Detail part={picture.part} picture={japanesePictures[picture.offering]} alt="" />
            ) : (
              <Certificate aria-hidden>
                <ShieldCheck size={48} strokeWidth={1.5} />
                {site.certification}
              </Certificate>
            )}
          </Card>
        ))}
      </Numbered>
    </TitledSection>
  );
}

const Numbered = styled(Grid)`
  counter-reset: benefit;

  li {
    display: grid;
    align-content: start;
    gap: ${token('space', 3)};
    counter-increment: benefit;
  }

  li::before {
    content: counter(benefit, decimal-leading-zero);
    color: ${token('color', 'lagoonText')};
    font-size: ${token('type', 'heading')};
    font-weight: ${token('weight', 'bold')};
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  h3 {
    font-size: ${token('type', 'title')};
  }

  p {
    color: ${token('color', 'textMuted')};
  }

  ${media.medium} {
    li {
      position: relative;
      padding-right: calc(min(12rem, 33%) + 3rem);
    }

    li > div {
      position: absolute;
      top: ${token('space', 5)};
      right: ${token('space', 5)};
      width: min(12rem, 33%);
      aspect-ratio: 16 / 9;
    }
  }

  /* The number is beside the title. */
  ${media.phone} {
    li {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
    }

    p {
      grid-column: 1 / -1;
    }

    li > div {
      display: none;
    }
  }
`;

/** Light in a dark section, as the pictures are. */
const Certificate = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token('space', 2)};
  border-radius: ${token('radius', 'large')};
  box-shadow: ${token('shadow', 'floating')};
  background: ${token('color', 'ink')};
  color: ${token('color', 'surface')};
  font-weight: ${token('weight', 'bold')};

  svg {
    color: ${token('color', 'sapphire')};
  }
`;
