import type { OfferingId } from '@suite/contracts/offerings';
import { media, token } from '@suite/ui/theme';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { actions } from '../../content/actions.ts';
import { isProject, type Offering } from '../../content/offerings/offering.ts';
import type { ProductPage } from '../../content/product-pages/product-page.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { type Area, enlarge } from '../../features/page/Detail.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { carryPlan } from '../../features/pricing/kept-plan.ts';
import { BackButton } from './BackButton.tsx';
import type { PictureProcess } from './PictureProcess.tsx';

interface ProductHeroProps {
  offering: Offering;
  words: Pick<ProductPage, 'theme' | 'lead' | 'proof'>;
  picture: string;
  below?: ReactNode;
}

/** The area of each product's drawing whose text is legible on a phone. ERP's modules are listed below its drawing. */
const phoneAreas: Partial<Record<OfferingId, Area>> = {
  property: [380, 262, 404, 326],
  jewellery: [392, 262, 392, 326],
  lms: [372, 300, 412, 292],
  web: [60, 150, 448, 374],
  mobile: [290, 40, 490, 400],
};

/** Renders the hero of an offering's page: back button, title, theme, actions and picture. */
export function ProductHero({ offering, words: { theme, lead, proof }, picture, below }: ProductHeroProps) {
  // A photograph that replaces the drawing has other areas.
  const isDrawing = picture.endsWith('.svg');
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
        <Stage
          $offering={offering.id}
          $isOnPhone={!below}
          $area={isDrawing ? phoneAreas[offering.id] : undefined}
        >
          <Picture src={picture} alt={offering.pictureAlt} isFirst />
          {isDrawing && <PictureMotion offering={offering.id} />}
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

/** Shows once, when the picture is seen, how a process passes through it. Its code loads only then. */
function PictureMotion({ offering }: { offering: OfferingId }) {
  const layer = useRef<HTMLDivElement>(null);
  const [Process, setProcess] = useState<typeof PictureProcess>();
  useEffect(() => {
    if (!layer.current || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import(/* webpackChunkName: "picture-process" */ './PictureProcess.tsx').then(
          (module) => setProcess(() => module.PictureProcess),
          // Without its code the picture stays still.
          () => undefined,
        );
      },
      { threshold: 0.7 },
    );
    observer.observe(layer.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Layer ref={layer} aria-hidden $offering={offering}>
      {Process && <Process offering={offering} onEnd={() => setProcess(undefined)} />}
    </Layer>
  );
}

/** On a phone, an enlarged area of the drawing. On a light wide screen, its background fades into the hero's. */
const Stage = styled(PicturePanel)<{ $isOnPhone: boolean; $area: Area | undefined }>`
  position: relative;

  ${media.phone} {
    box-shadow: ${token('shadow', 'raised')};
    ${({ $area }) => $area && enlarge($area)}
    ${({ $isOnPhone }) => !$isOnPhone && 'display: none;'}

    /* Its areas belong to the whole drawing. */
    & > div {
      display: none;
    }
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

const Layer = styled.div<{ $offering: OfferingId }>`
  --hue: ${({ $offering }) => token('offering', $offering)};
  position: absolute;
  inset: 0;
  container-type: inline-size;
  pointer-events: none;

  @media print {
    display: none;
  }
`;
