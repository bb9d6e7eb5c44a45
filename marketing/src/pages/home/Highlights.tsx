import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { highlights, highlightsTitle } from '../../content/home.ts';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';

/** Renders the four highlights. On a phone, each picture is beside its text. */
export function Highlights() {
  return (
    <TitledSection $tone="surface" title={highlightsTitle}>
      <Points>
        {highlights.map(({ picture, title, description }) => (
          <li key={title}>
            <PicturePanel>
              <Picture src={picture} alt="" width={560} height={400} />
            </PicturePanel>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </Points>
    </TitledSection>
  );
}

const Points = styled.ul`
  display: grid;
  gap: ${token('space', 6)} ${token('space', 5)};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li {
    display: grid;
    align-content: start;
    gap: ${token('space', 2)};
  }

  ${media.phone} {
    row-gap: ${token('space', 5)};

    li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
      column-gap: ${token('space', 4)};
    }

    li > div {
      grid-row: span 2;
      align-self: start;
      margin-top: ${token('space', 1)};
      border-radius: ${token('radius', 'small')};
    }
  }

  h3 {
    font-size: 1.125rem;
    line-height: ${token('leading', 'snug')};
  }

  ${media.medium} {
    h3 {
      margin-top: ${token('space', 3)};
    }
  }

  p {
    color: ${token('color', 'textMuted')};
  }
`;
