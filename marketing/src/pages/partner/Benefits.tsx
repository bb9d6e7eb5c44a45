import { Card } from '@suite/ui/Card';
import { Container } from '@suite/ui/Container';
import { Grid } from '@suite/ui/Grid';
import { Section } from '@suite/ui/Section';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { partner } from '../../content/partner.ts';
import { CardList } from '../../features/page/CardList.tsx';
import { IconPlate } from '../../features/page/FeatureGrid.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

/** Renders the four benefit cards. */
export function Benefits() {
  return (
    <Section $tone="surface">
      <Container>
        <SectionHeader title={partner.benefitsTitle} />
        <Grid as={CardList} $min="15rem">
          {partner.benefits.map(({ icon: Icon, title, description }) => (
            <Benefit as="li" key={title}>
              <IconPlate>
                <Icon aria-hidden size={22} strokeWidth={1.75} />
              </IconPlate>
              <h3>{title}</h3>
              <p>{description}</p>
            </Benefit>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}

const Benefit = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${token('space', 2)};

  h3 {
    margin-top: ${token('space', 4)};
    font-size: 1.125rem;
  }

  p {
    color: ${token('color', 'textMuted')};
  }
`;
