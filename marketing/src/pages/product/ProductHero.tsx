import { media, token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { isProject } from '../../content/is-project.ts';
import type { Offering } from '../../content/offerings/offering.ts';
import type { ProductPage } from '../../content/product-pages/product-page.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { carryPlan } from '../../features/pricing/kept-plan.ts';
import { BackButton } from './BackButton.tsx';
import { PictureMotion } from './PictureMotion.tsx';

interface ProductHeroProps {
  offering: Offering;
  words: Pick<ProductPage, 'theme' | 'lead' | 'proof'>;
  picture: string;
  below?: ReactNode;
}

/** Renders the hero of an offering's page: back button, title, theme, actions and picture. */
export function ProductHero({ offering, words: { theme, lead, proof }, picture, below }: ProductHeroProps) {
  return (
    <PageHero
      before={<BackButton />}
      subject={offering.title}
      title={theme}
      lead={lead}
      offering={offering.id}
      actions={
        <>
          <ActionLink
            action={isProject(offering.id) ? actions.startProject : actions.activate}
            $size="large"
            onLeave={() => carryPlan(offering.id)}
          />
          <ActionLink action={actions.speakToAgent} $variant="secondary" $size="large" />
        </>
      }
      picture={
        <Stage $offering={offering.id}>
          <Picture src={picture} alt={offering.pictureAlt} isFirst />
          {/* A photograph that replaces the drawing has other areas. */}
          {picture.endsWith('.svg') && <PictureMotion offering={offering.id} />}
        </Stage>
      }
      below={below}
    >
      {proof && (
        <Proof>
          <strong>{proof.figure}</strong> {proof.label}
        </Proof>
      )}
    </PageHero>
  );
}

/** On a light wide screen, the drawing's background fades into the hero's. */
const Stage = styled(PicturePanel)`
  position: relative;

  /* The drawing has margins in the hero's colour. */
  ${media.phone} {
    margin-block: calc(-1 * ${token('space', 4)});
  }

  ${media.large} {
    @media screen and (prefers-color-scheme: light) {
      background: none;

      img[src$='.svg'] {
        mask-image: linear-gradient(90deg, #0000, #000 5% 95%, #0000), linear-gradient(#0000, #000 5% 95%, #0000);
        mask-composite: intersect;
      }
    }
  }
`;

const Proof = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token('space', 2)};
  margin-top: ${token('space', 3)};
  color: ${token('color', 'textMuted')};

  strong {
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'heading')};
    line-height: 1;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
`;
