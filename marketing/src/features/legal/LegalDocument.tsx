import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { LegalText } from '../../content/legal-text.ts';
import { legalUpdated } from '../../content/legal-text.ts';
import { LegalBody } from './LegalBody.tsx';

/** Renders a legal text with numbered sections and a table of contents, also suitable for print. */
export function LegalDocument({ text: { title, lead, sections } }: { text: LegalText }) {
  return (
    <Paper>
      <Container>
        <Top>
          <Heading as="h1" $size="display">
            {title}
          </Heading>
          <Lead>{lead}</Lead>
          <p>
            Last updated{' '}
            <time dateTime={legalUpdated}>
              {new Date(legalUpdated).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}
            </time>
          </p>
        </Top>
        <Columns>
          <Contents aria-label="Contents">
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </Contents>
          <div>
            {sections.map((section, index) => (
              <Part key={section.id} id={section.id}>
                <h2>
                  {index + 1}. {section.title}
                </h2>
                <LegalBody blocks={section.body} />
              </Part>
            ))}
          </div>
        </Columns>
      </Container>
    </Paper>
  );
}

const Paper = styled.article`
  padding-block: ${token('space', 'top')} ${token('space', 'section')};

  @media print {
    padding: 0;
    font-size: 10.5pt;
  }
`;

const Top = styled.header`
  display: grid;
  gap: ${token('space', 4)};
  padding-bottom: ${token('space', 7)};

  & > p:last-child {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }

  @media print {
    padding-bottom: ${token('space', 5)};

    h1 {
      font-size: 22pt;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${token('space', 7)};
  padding-top: ${token('space', 7)};
  border-top: 1px solid ${token('color', 'hairline')};

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token('space', 5)};

    & > :last-child {
      grid-column: span 3;
    }
  }

  @media print {
    display: block;
    padding-top: ${token('space', 4)};
  }
`;

const Contents = styled.nav`
  ol {
    display: grid;
    counter-reset: part;
  }

  li {
    counter-increment: part;
  }

  a {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    padding-block: 0.35rem;
    color: ${token('color', 'textMuted')};
    font-size: 0.9375rem;
    line-height: ${token('leading', 'snug')};
    text-decoration: none;
  }

  a::before {
    content: counter(part);
    color: ${token('color', 'lagoonText')};
    font-weight: ${token('weight', 'semibold')};
    font-variant-numeric: tabular-nums;
  }

  a:hover {
    color: ${token('color', 'ink')};
    text-decoration: underline;
  }

  ${media.touch} {
    a {
      padding-block: 0.75rem;
    }
  }

  ${media.large} {
    position: sticky;
    top: calc(${token('size', 'header')} + ${token('space', 5)});
    align-self: start;
    max-height: calc(100dvh - ${token('size', 'header')} - ${token('space', 7)});
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`;

const Part = styled.section`
  max-width: ${token('size', 'text')};

  & + & {
    margin-top: ${token('space', 7)};
  }

  h2 {
    margin-bottom: ${token('space', 3)};
    font-size: ${token('type', 'title')};
  }

  @media print {
    max-width: none;

    & + & {
      margin-top: ${token('space', 5)};
    }

    h2 {
      font-size: 13pt;
      break-after: avoid;
    }
  }
`;
