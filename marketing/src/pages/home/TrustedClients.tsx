import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { trust } from '../../content/home.ts';
import { IconPlate } from '../../features/page/FeatureGrid.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

/** The trusted clients: what is claimed, in figures. */
export function TrustedClients() {
  const { title, statistics, specialists } = trust;
  return (
    <Section>
      <Container>
        <SectionHeader title={title} />
        <Figures>
          {statistics.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Figures>
        <Specialists>
          <IconPlate>
            <specialists.icon aria-hidden size={22} strokeWidth={1.75} />
          </IconPlate>
          <div>
            <h3>{specialists.title}</h3>
            <p>{specialists.description}</p>
          </div>
        </Specialists>
      </Container>
    </Section>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 6)} ${token('space', 5)};

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${token('space', 2)};
    padding-top: ${token('space', 4)};
    border-top: 2px solid ${token('color', 'ink')};
  }

  dt {
    color: ${token('color', 'textMuted')};
  }

  dd {
    color: ${token('color', 'ink')};
    font-size: ${token('type', 'display')};
    font-weight: ${token('weight', 'bold')};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    letter-spacing: -0.03em;
  }

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Specialists = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space', 4)};
  max-width: 44rem;
  margin-top: ${token('space', 7)};

  h3 {
    font-size: 1.125rem;
  }

  p {
    margin-top: ${token('space', 1)};
    color: ${token('color', 'textMuted')};
  }
`;
