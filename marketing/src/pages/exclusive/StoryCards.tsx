import { offeringPath } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { Card } from '@suite/ui/Card';
import { Grid } from '@suite/ui/Grid';
import { media, token } from '@suite/ui/theme';
import { ArrowRight } from 'lucide-react';
import styled, { css } from 'styled-components';
import { caseStudies } from '../../content/case-studies.ts';
import type { Story } from '../../content/exclusive.ts';
import { CardList } from '../../features/page/CardList.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { StoryProof } from '../../features/page/StoryProof.tsx';

interface StoryCardsProps {
  stories: Story[];
  heading: 'h2' | 'h3';
}

/** Renders success stories, one card each; a click anywhere on a card opens its story. */
export function StoryCards({ stories, heading }: StoryCardsProps) {
  return (
    <Grid as={CardList} $count={stories.length}>
      {stories.map(({ offering, title, description, action }, index) => (
        <StoryCard as="li" key={offering} $isInteractive $isSmall={heading === 'h3'}>
          <PicturePanel $offering={offering}>
            <Picture
              src={caseStudies[offering].picture}
              alt=""
              width={720}
              height={480}
              isFirst={heading === 'h2' && index === 0}
            />
          </PicturePanel>
          <Customer>{caseStudies[offering].customer}</Customer>
          <Title as={heading}>{title}</Title>
          <p>{description}</p>
          <StoryProof offering={offering} />
          <Link to={`${offeringPath(offering)}#case-study`} data-card-link aria-label={`${action}: ${title}`}>
            {action}
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </Link>
        </StoryCard>
      ))}
    </Grid>
  );
}

/** On a phone, the picture is small, beside the title. */
const smallOnPhone = css`
  ${media.phone} {
    display: grid;
    grid-template-columns: min(7.5rem, 40%) minmax(0, 1fr);
    gap: ${token('space', 1)} ${token('space', 4)};

    && {
      padding: ${token('space', 4)};
    }

    & > :not(:first-child) {
      grid-column: 1 / -1;
      margin: 0;
    }

    & > :nth-child(-n + 3) {
      grid-column: 2;
    }

    & > :first-child {
      grid-area: 1 / 1 / span 2;
      align-self: start;
      margin: 0 0 ${token('space', 2)};
      border-radius: ${token('radius', 'small')};
    }
  }
`;

const StoryCard = styled(Card)<{ $isSmall: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${token('space', 2)};
  overflow: hidden;

  && {
    padding: 0 0 ${token('space', 5)};
  }

  & > :not(:first-child) {
    margin-inline: ${token('space', 5)};
  }

  & > :first-child {
    margin-bottom: ${token('space', 3)};
    border-radius: 0;
  }

  p {
    color: ${token('color', 'textMuted')};
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space', 2)};
    margin-top: auto;
    padding-top: ${token('space', 2)};
    font-weight: ${token('weight', 'semibold')};
    text-decoration: none;
  }

  ${({ $isSmall }) => $isSmall && smallOnPhone}
`;

const Title = styled.h3`
  line-height: ${token('leading', 'snug')};

  &:is(h2) {
    font-size: ${token('type', 'title')};
  }

  &:is(h3) {
    font-size: 1.125rem;
  }
`;

const Customer = styled.p`
  && {
    color: ${token('color', 'lagoonText')};
    font-size: ${token('type', 'small')};
    font-weight: ${token('weight', 'semibold')};
  }
`;
