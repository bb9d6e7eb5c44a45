import { offeringIds } from '@suite/contracts/offerings';
import styled from 'styled-components';
import { Card } from '../Card.tsx';
import { Eyebrow } from '../Eyebrow.tsx';
import { Grid } from '../Grid.tsx';
import { Heading } from '../Heading.tsx';
import { Lead } from '../Lead.tsx';
import { Section } from '../Section.tsx';
import { TextLink } from '../TextLink.tsx';
import { token } from '../theme.ts';
import { GallerySection } from './GallerySection.tsx';

/** Renders a card for each offering in its colour, and a section in the dark colour scheme. */
export function Cards() {
  return (
    <GallerySection title="Cards and backgrounds">
      <Grid $min="15rem">
        {offeringIds.map((name) => (
          <Card key={name} $isInteractive>
            <Picture style={{ background: token('offeringSoft', name) }}>
              <Dot style={{ background: token('offeringBright', name) }} />
            </Picture>
            <Heading as="h3" $size="title" style={{ color: token('offering', name) }}>
              {name}
            </Heading>
            <p>A card that lifts when pointed at.</p>
            <TextLink href="#cards" data-card-link>
              Explore More
            </TextLink>
          </Card>
        ))}
      </Grid>
      <Band data-scheme="dark">
        <Eyebrow>A dark band</Eyebrow>
        <Heading>The same components on deep ocean</Heading>
        <Lead>
          Every token adapts to the background; no component has to be told.{' '}
          <a href="#cards">Meet the offerings</a>
        </Lead>
      </Band>
    </GallerySection>
  );
}

const Picture = styled.div`
  display: grid;
  place-items: center;
  height: 7rem;
  margin-bottom: ${token('space', 4)};
  border-radius: ${token('radius', 'small')};
`;

const Dot = styled.span`
  width: 3rem;
  height: 3rem;
  border-radius: ${token('radius', 'round')};
`;

const Band = styled(Section)`
  padding-inline: ${token('space', 'gutter')};
  border-radius: ${token('radius', 'large')};
`;
