import { offeringPath } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { Card } from '@suite/ui/Card';
import { Grid } from '@suite/ui/Grid';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { homeCards } from '../../content/home.ts';
import { CardList } from '../../features/page/CardList.tsx';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';

/**
 * Renders 'Elevate your Business': the six offerings, one card each. Title and picture lead to the offering's page, the
 * rest of the card to its place on 'Our Solutions'.
 */
export function OfferingCards() {
  const { title, lead, action, cards } = homeCards;
  return (
    <TitledSection title={title} lead={lead}>
      <Grid as={CardList} $count={cards.length}>
        {cards.map(({ id, title, description }) => (
          <OfferingCard as="li" key={id} $isInteractive>
            <PageLink to={offeringPath(id)} tabIndex={-1} aria-hidden>
              <Top $offering={id}>
                <Picture src={offeringPictures[id]} alt="" />
              </Top>
            </PageLink>
            <h3 id={`offering-${id}`}>
              <PageLink to={offeringPath(id)}>{title}</PageLink>
            </h3>
            <p>{description}</p>
            <ButtonLink
              as={Link}
              to={`/products#${id}`}
              $variant="secondary"
              data-card-link
              aria-describedby={`offering-${id}`}
            >
              {action}
            </ButtonLink>
          </OfferingCard>
        ))}
      </Grid>
    </TitledSection>
  );
}

const OfferingCard = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  justify-items: start;
  gap: ${token('space', 3)};
  overflow: hidden;

  h3 {
    font-size: 1.3125rem;
    line-height: ${token('leading', 'snug')};
  }

  p {
    margin-bottom: ${token('space', 2)};
    color: ${token('color', 'textMuted')};
  }

  /* A row with a small picture. */
  ${media.phone} {
    grid-template: auto auto auto / 5.5rem minmax(0, 1fr);
    gap: ${token('space', 1)} ${token('space', 4)};

    && {
      padding: ${token('space', 4)};
    }

    h3 {
      font-size: 1.1875rem;
    }

    h3 a {
      display: block;
      min-height: 1.5rem;
    }

    & > a:first-child {
      grid-row: span 3;
    }

    & > a:last-child {
      min-height: 1.75rem;
      padding: 0;
      border: 0;
      background: none;
      color: ${token('color', 'sapphireText')};
    }

    p {
      margin: 0;
    }
  }
`;

/** Above the card's link, which covers the card. */
const PageLink = styled(Link)`
  position: relative;
  z-index: 1;
  color: inherit;
  text-decoration: none;

  &:first-child {
    justify-self: stretch;
  }

  &:hover {
    text-decoration: underline;
  }
`;

const Top = styled(PicturePanel)`
  border-radius: ${token('radius', 'small')};

  ${media.medium} {
    margin: calc(-1 * ${token('space', 5)}) calc(-1 * ${token('space', 5)}) ${token('space', 2)};
    border-radius: 0;
  }
`;
