import { Container } from '@suite/ui/Container';
import { Section } from '@suite/ui/Section';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import clientsNarrow from '../../../pictures/clients-narrow.svg';
import clientsWide from '../../../pictures/clients-wide.svg';
import { trust } from '../../content/trust.ts';
import { IconPlate } from '../../features/page/FeatureGrid.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';
import { Statistics } from '../../features/page/Statistics.tsx';

/** Renders the trusted clients and the company's figures. */
export function TrustedClients() {
  const { title, statistics, specialists, logos } = trust;
  return (
    <Trust>
      <Container>
        <SectionHeader title={title} />
        <Logos>
          <source media="(width >= 48rem)" srcSet={clientsWide} width={1200} height={80} />
          <img src={clientsNarrow} alt={logos.alt} width={400} height={240} loading="lazy" />
        </Logos>
        <Statistics items={statistics} />
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
    </Trust>
  );
}

/** The call to action below has the same background and its own padding. */
const Trust = styled(Section)`
  && {
    padding-bottom: 0;
  }
`;

const Logos = styled.picture`
  display: block;
  margin-bottom: ${token('space', 8)};

  img {
    width: 100%;
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
