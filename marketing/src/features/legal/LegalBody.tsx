import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import type { LegalBlock } from '../../content/legal-text.ts';

/** Renders the paragraphs, lists and contact blocks of a section. */
export function LegalBody({ blocks }: { blocks: LegalBlock[] }) {
  return (
    <Blocks>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </Blocks>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    );
  }
  return (
    <Contact>
      {block.contact.map(({ label, value, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </Contact>
  );
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};

  ul {
    display: grid;
    gap: ${token('space', 2)};
    padding-left: 1.25rem;
    list-style: disc;
  }

  li::marker {
    color: ${token('color', 'lagoonText')};
  }

  @media print {
    gap: ${token('space', 2)};

    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`;

const Contact = styled.dl`
  display: grid;
  gap: ${token('space', 3)};
  padding: ${token('space', 5)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'large')};
  background: ${token('color', 'surface')};

  div {
    display: grid;
    gap: 0 ${token('space', 4)};
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: baseline;
  }

  dt {
    color: ${token('color', 'textMuted')};
  }

  dd {
    color: ${token('color', 'ink')};
    font-weight: ${token('weight', 'medium')};
  }

  dd a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    max-width: 100%;
    overflow-wrap: anywhere;
  }

  ${media.touch} {
    dd a {
      min-height: ${token('size', 'target')};
    }
  }

  @media print {
    break-inside: avoid;
  }
`;
