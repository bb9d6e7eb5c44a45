import { ButtonLink } from '@suite/ui/Button';
import { Card } from '@suite/ui/Card';
import { Grid } from '@suite/ui/Grid';
import { media, token } from '@suite/ui/theme';
import { ArrowUpRight, CalendarDays, Download, FileText } from 'lucide-react';
import styled from 'styled-components';
import { businessJp } from '../../content/business-jp.ts';
import { CardList } from '../../features/page/CardList.tsx';
import { IconPlate } from '../../features/page/FeatureGrid.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';

const kinds = {
  download: { icon: FileText, actionIcon: Download, attributes: { download: true } },
  external: {
    icon: CalendarDays,
    actionIcon: ArrowUpRight,
    attributes: { target: '_blank', rel: 'noopener' },
  },
};

/** Renders the documents for download and the link to a consultation. */
export function Resources() {
  const { title, lead, items } = businessJp.resources;
  if (items.length === 0) return null;
  return (
    <TitledSection $tone="surface" title={title} lead={lead}>
      <Documents as={CardList} $count={items.length}>
        {items.map(({ id, title, description, action, href, kind }) => {
          const { icon: Icon, actionIcon: ActionIcon, attributes } = kinds[kind];
          return (
            <Resource as="li" key={id}>
              <IconPlate>
                <Icon aria-hidden size={22} strokeWidth={1.75} />
              </IconPlate>
              <h3 id={id}>{title}</h3>
              <p>{description}</p>
              <ButtonLink href={href} {...attributes} $variant="secondary" aria-describedby={id}>
                {action}
                <ActionIcon aria-hidden size={18} strokeWidth={1.75} />
              </ButtonLink>
            </Resource>
          );
        })}
      </Documents>
    </TitledSection>
  );
}

/** Beside each other, or each the whole width. */
const Documents = styled(Grid)`
  ${media.medium} {
    @media (width < 62rem) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Resource = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  justify-items: start;
  gap: ${token('space', 3)};

  h3 {
    font-size: 1.1875rem;
  }

  p {
    margin-bottom: ${token('space', 3)};
    color: ${token('color', 'textMuted')};
  }

  /* The icon is beside the text, and so is the button. */
  ${media.medium} {
    @media (width < 62rem) {
      grid-template: auto auto / auto minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${token('space', 4)};

      span,
      a {
        grid-row: 1 / 3;
      }

      p {
        grid-area: 2 / 2;
        margin: 0;
      }

      a {
        grid-column: 3;
      }
    }
  }

  /* The icon is beside the title. */
  ${media.phone} {
    grid-template: auto auto auto / auto minmax(0, 1fr);
    align-items: center;

    p,
    a {
      grid-column: 1 / -1;
    }

    p {
      margin: 0;
    }
  }
`;
