import type { OfferingId } from '@suite/contracts/offerings';
import { CheckList } from '@suite/ui/CheckList';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { CaseStudy } from '../../content/case-studies/case-study.ts';
import { Picture, PicturePanel } from './Picture.tsx';
import { StoryProof } from './StoryProof.tsx';
import { TitledSection } from './TitledSection.tsx';

/** Renders a case study: the situation before, what was built, and the situation today. */
export function CaseStudyBlock({ study }: { study: CaseStudy }) {
  return (
    <TitledSection
      $tone="surface"
      id="case-study"
      eyebrow={`Case study: ${study.customer}`}
      title={study.title}
    >
      <Story $offering={study.id}>
        <PicturePanel $offering={study.id}>
          <Picture src={study.picture} alt={study.pictureAlt} width={720} height={480} />
        </PicturePanel>
        <div>
          <h3>Before</h3>
          <p>{study.situation}</p>
          <h3>What we built</h3>
          <CheckList items={study.built} offering={study.id} />
        </div>
        <Today>
          <h3>Today</h3>
          <p>{study.today}</p>
          <StoryProof offering={study.id} />
        </Today>
      </Story>
    </TitledSection>
  );
}

const Story = styled.div<{ $offering: OfferingId }>`
  display: grid;
  gap: ${token('space', 5)};
  break-inside: avoid;

  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }

  & > div:nth-child(2) {
    display: grid;
    align-content: center;
    gap: ${token('space', 3)};
  }

  h3 {
    color: ${({ $offering }) => token('offering', $offering)};
    font-size: 1rem;
    letter-spacing: 0;
  }

  p + h3 {
    margin-top: ${token('space', 2)};
  }

  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space', 6)} ${token('space', 5)};

    /* The drawing's background has another tone than a taller panel. */
    & > :first-child {
      align-self: center;
    }

    & > div:nth-child(2) {
      padding-left: ${token('space', 6)};
    }
  }
`;

const Today = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  padding-top: ${token('space', 5)};
  border-top: 1px solid ${token('color', 'hairline')};

  p {
    max-width: 36em;
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'title')};
    font-weight: ${token('weight', 'semibold')};
    line-height: ${token('leading', 'snug')};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }

  grid-column: 1 / -1;
`;
