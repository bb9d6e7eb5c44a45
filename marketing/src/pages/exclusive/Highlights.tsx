import { Link } from '@suite/host/router';
import { Card } from '@suite/ui/Card';
import { Grid } from '@suite/ui/Grid';
import { token } from '@suite/ui/theme';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { caseStudies } from '../../content/case-studies.ts';
import { exclusive } from '../../content/exclusive.ts';
import { CardList } from '../../features/page/CardList.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { StoryProof } from '../../features/page/StoryProof.tsx';

/** Renders the two highlight cards; a click anywhere on a card opens its story. */
export function Highlights() {
  return (
    <Grid as={CardList} $min="25rem">
      {exclusive.highlights.map(({ offering, title, description, action, href }, index) => (
        <Highlight as="li" key={offering} $isInteractive>
          <PicturePanel $offering={offering}>
            <Picture
              src={caseStudies[offering].picture}
              alt=""
              width={720}
              height={480}
              isFirst={index === 0}
            />
          </PicturePanel>
          <TextBlock>
            <h2>{title}</h2>
            <p>{description}</p>
            <StoryProof offering={offering} />
            <Link to={href} data-card-link>
              {action}
              <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
            </Link>
          </TextBlock>
        </Highlight>
      ))}
    </Grid>
  );
}

const Highlight = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr;

  && {
    padding: ${token('space', 4)};
  }
`;

const TextBlock = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  justify-items: start;
  gap: ${token('space', 3)};
  padding: ${token('space', 5)} ${token('space', 2)} ${token('space', 2)};

  h2 {
    font-size: ${token('type', 'heading')};
  }

  p {
    color: ${token('color', 'textMuted')};
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space', 2)};
    margin-top: ${token('space', 2)};
    font-weight: ${token('weight', 'semibold')};
    text-decoration: none;
  }

  svg {
    transition: transform ${token('motion', 'fast')} ${token('motion', 'ease')};
  }

  li:hover > & svg {
    transform: translateX(4px);
  }
`;
