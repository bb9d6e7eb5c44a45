import { offeringIds, offeringPath, offeringTitles } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { Card } from '@suite/ui/Card';
import { Grid } from '@suite/ui/Grid';
import { TextLink } from '@suite/ui/TextLink';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { productNotFound } from '../../content/product-strings.ts';
import { offeringPictures } from '../../features/page/offering-pictures.ts';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { BackButton } from './BackButton.tsx';

/** Renders the page for unknown addresses below /products, served with status 404 (docs/gateway.md). */
export function ProductNotFoundPage() {
  return (
    <PageHero
      before={<BackButton />}
      title={productNotFound.title}
      lead={productNotFound.lead}
      below={
        <Grid as="ul" $min="20rem">
          {offeringIds.map((id) => (
            <Offering as="li" key={id} $isInteractive>
              <PicturePanel $offering={id}>
                <Picture src={offeringPictures[id]} alt="" />
              </PicturePanel>
              <TextLink as={Link} to={offeringPath(id)} data-card-link>
                {offeringTitles[id]}
              </TextLink>
            </Offering>
          ))}
        </Grid>
      }
    />
  );
}

const Offering = styled(Card)`
  overflow: hidden;

  && {
    padding: 0;
  }

  & > div {
    border-radius: 0;
  }

  & > a {
    display: block;
    padding: ${token('space', 4)} ${token('space', 5)};
  }
`;
