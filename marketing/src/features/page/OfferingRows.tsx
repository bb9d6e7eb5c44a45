import { type OfferingId, offeringPath } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { Card } from '@suite/ui/Card';
import { Grid } from '@suite/ui/Grid';
import { TextLink } from '@suite/ui/TextLink';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { CardList } from './CardList.tsx';
import { Picture, PicturePanel } from './Picture.tsx';

interface OfferingRowsProps {
  items: readonly { id: OfferingId; title: string; description: string }[];
  pictures: Record<OfferingId, string>;
  /** Text of each link. */
  action: string;
  /** Language of the linked pages, if not this page's. */
  hrefLang?: string;
}

/** Renders offerings with a picture beside the text; a click anywhere on a card opens its page. */
export function OfferingRows({ items, pictures, action, hrefLang }: OfferingRowsProps) {
  return (
    <Grid as={CardList} $min="28rem" $count={items.length}>
      {items.map(({ id, title, description }) => (
        <Row as="li" key={id} $isInteractive>
          <PicturePanel $offering={id}>
            <Picture src={pictures[id]} alt="" />
          </PicturePanel>
          <div>
            <h3 id={`offering-${id}`}>{title}</h3>
            <p>{description}</p>
            <TextLink
              as={Link}
              to={offeringPath(id)}
              hrefLang={hrefLang}
              data-card-link
              aria-describedby={`offering-${id}`}
            >
              {action}
            </TextLink>
          </div>
        </Row>
      ))}
    </Grid>
  );
}

const Row = styled(Card)`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  align-items: start;
  gap: ${token('space', 4)};

  && {
    padding: ${token('space', 4)};
  }

  & > :first-child {
    border-radius: ${token('radius', 'small')};
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    gap: ${token('space', 5)};

    /* The links of a row are in line. */
    > :last-child {
      display: flex;
      flex-direction: column;
      align-self: stretch;
      align-items: start;
    }

    a {
      margin-top: auto;
    }
  }

  h3 {
    font-size: 1.25rem;
    line-height: ${token('leading', 'snug')};
  }

  /* The longest Japanese title fits a line. */
  @media (width < 75rem) {
    h3:lang(ja) {
      font-size: 1rem;
    }
  }

  p {
    margin: ${token('space', 2)} 0 ${token('space', 3)};
    color: ${token('color', 'textMuted')};
  }
`;
