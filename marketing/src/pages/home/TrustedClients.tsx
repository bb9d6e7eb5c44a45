import { offeringPath } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { Eyebrow } from '@suite/ui/Eyebrow';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { caseStudies } from '../../content/case-studies.ts';
import { trust } from '../../content/trust.ts';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { Statistics } from '../../features/page/Statistics.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';

/** Renders the trusted clients, the trades with links to their product and story, and the company's figures. */
export function TrustedClients() {
  const { title, statistics, specialists, tradesTitle, trades } = trust;
  return (
    <TitledSection $isBeforeSame title={title}>
      <Eyebrow id="trades">{tradesTitle}</Eyebrow>
      <Trades aria-labelledby="trades">
        {trades.map(({ offering, trade }) => (
          <li key={offering}>
            <PicturePanel $offering={offering}>
              <Picture src={caseStudies[offering].picture} alt="" width={720} height={480} />
            </PicturePanel>
            <Link to={offeringPath(offering)}>{trade}</Link>
            <Link to={`${offeringPath(offering)}#case-study`}>{caseStudies[offering].customer}</Link>
          </li>
        ))}
      </Trades>
      <Statistics items={statistics} />
      <Specialists>
        <h3>{specialists.title}</h3>
        <p>{specialists.description}</p>
      </Specialists>
    </TitledSection>
  );
}

const Trades = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 5)};
  margin-block: ${token('space', 3)} ${token('space', 7)};

  ${media.phone} {
    gap: ${token('space', 3)} ${token('space', 4)};
    margin-bottom: ${token('space', 5)};
  }

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }

  li {
    position: relative;
  }

  a {
    display: block;
    min-height: 1.5rem;
    text-decoration: none;
  }

  div {
    margin-bottom: ${token('space', 2)};
    border-radius: ${token('radius', 'small')};
  }

  div + a {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'semibold')};
  }

  /* The trade's link covers the picture. */
  div + a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:last-child {
    position: relative;
    z-index: 1;
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }

  a:hover {
    text-decoration: underline;
  }

  ${media.touch} {
    a:last-child {
      min-height: ${token('size', 'target')};
    }
  }
`;

const Specialists = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space', 1)} ${token('space', 5)};
  margin-top: ${token('space', 7)};
  padding-top: ${token('space', 4)};
  border-top: 2px solid ${token('color', 'ink')};

  h3 {
    font-size: 1.125rem;
  }

  p {
    color: ${token('color', 'textMuted')};
  }
`;
