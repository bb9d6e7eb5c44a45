import { offeringPath } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { Card } from '@suite/ui/Card';
import { Container } from '@suite/ui/Container';
import { Grid } from '@suite/ui/Grid';
import { Section } from '@suite/ui/Section';
import { TextLink } from '@suite/ui/TextLink';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { businessJp } from '../../content/business-jp.ts';
import { CardList } from '../../features/page/CardList.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { japanesePictures } from './japanese-pictures.ts';

/** Renders the six offerings, each linked to its English page. */
export function Services() {
  const { title, lead, prices, action, items } = businessJp.services;
  return (
    <Band>
      <Container>
        <SectionHeader title={title} lead={lead + prices} />
        <Grid as={CardList} $min="20rem">
          {items.map(({ id, title, description }) => (
            <Service as="li" key={id} $isInteractive>
              <Top $offering={id}>
                <Picture src={japanesePictures[id]} alt="" />
              </Top>
              <h3 id={`service-${id}`}>{title}</h3>
              <p>{description}</p>
              <TextLink
                as={Link}
                to={offeringPath(id)}
                hrefLang="en"
                data-card-link
                aria-describedby={`service-${id}`}
              >
                {action}
              </TextLink>
            </Service>
          ))}
        </Grid>
      </Container>
    </Band>
  );
}

/** The call to action below has the same background and its own padding. */
const Band = styled(Section)`
  && {
    padding-bottom: 0;
  }
`;

const Service = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${token('space', 2)};
  overflow: hidden;

  h3 {
    margin-top: ${token('space', 2)};
    font-size: 1.1875rem;
  }

  p {
    margin-bottom: ${token('space', 2)};
    color: ${token('color', 'textMuted')};
  }
`;

const Top = styled(PicturePanel)`
  margin: calc(-1 * ${token('space', 5)}) calc(-1 * ${token('space', 5)}) ${token('space', 2)};
  border-radius: 0;
`;
