import { offeringIds, offeringPath, offeringTitles } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { Card } from '@suite/ui/Card';
import { Grid } from '@suite/ui/Grid';
import { TextLink } from '@suite/ui/TextLink';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { offeringPictures } from './offering-pictures.ts';
import { Picture, PicturePanel } from './Picture.tsx';

/** Renders the six offerings with their pictures, each linked to its page. */
export function OfferingTiles() {
  return (
    <Grid as="ul" $count={offeringIds.length}>
      {offeringIds.map((id) => (
        <Tile as="li" key={id} $isInteractive>
          <PicturePanel $offering={id}>
            <Picture src={offeringPictures[id]} alt="" />
          </PicturePanel>
          <TextLink as={Link} to={offeringPath(id)} data-card-link>
            {offeringTitles[id]}
          </TextLink>
        </Tile>
      ))}
    </Grid>
  );
}

const Tile = styled(Card)`
  overflow: hidden;

  && {
    padding: 0;
  }

  & > div {
    border-radius: 0;
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    align-items: center;
    text-align: start;
  }

  & > a {
    display: block;
    padding: ${token('space', 4)} ${token('space', 5)};
  }
`;
