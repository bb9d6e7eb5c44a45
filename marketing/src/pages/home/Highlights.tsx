import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { highlights, highlightsTitle } from '../../content/home.ts';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { highlightPictures } from './highlight-pictures.ts';

/** Renders the four highlights; their heading stays visible while they scroll. */
export function Highlights() {
  return (
    <Section $tone="surface">
      <Columns>
        <Heading>{highlightsTitle}</Heading>
        <Points>
          {highlights.map(({ id, icon: Icon, title, description }) => (
            <li key={id}>
              <PicturePanel>
                <Picture src={highlightPictures[id]} alt="" width={560} height={400} />
              </PicturePanel>
              <h3>
                <Icon aria-hidden size={22} strokeWidth={1.75} />
                {title}
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </Points>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: ${token('space', 7)} ${token('space', 8)};

  ${media.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

    & > h2 {
      position: sticky;
      top: calc(${token('size', 'header')} + ${token('space', 7)});
      align-self: start;
    }
  }
`;

const Points = styled.ul`
  display: grid;
  gap: ${token('space', 7)} ${token('space', 6)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: grid;
    align-content: start;
    gap: ${token('space', 2)};
  }

  ${media.phone} {
    row-gap: ${token('space', 3)};

    li > div {
      display: none;
    }
  }

  h3 {
    display: flex;
    align-items: center;
    gap: ${token('space', 2)};
    margin-top: ${token('space', 4)};
    font-size: ${token('type', 'title')};
    line-height: ${token('leading', 'snug')};
  }

  svg {
    flex: none;
    color: ${token('color', 'lagoonText')};
  }

  p {
    color: ${token('color', 'textMuted')};
  }
`;
