import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import accounting from '../../../pictures/erp/accounting.svg';
import hr from '../../../pictures/erp/hr.svg';
import inventory from '../../../pictures/erp/inventory.svg';
import { erpPage } from '../../content/product-pages/erp.ts';
import { IconPlate } from '../../features/page/FeatureGrid.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';

const pictures = { hr, accounting, inventory };

/** Renders three module sections with pictures on alternating sides. */
export function ModuleSections() {
  return (
    <Section>
      <Container>
        {erpPage.sections.map(({ id, icon: Icon, title, lead, points, pictureAlt }) => (
          <Module key={id}>
            <div>
              <Title>
                <IconPlate $offering="erp">
                  <Icon aria-hidden size={22} strokeWidth={1.75} />
                </IconPlate>
                <Heading>{title}</Heading>
              </Title>
              <Lead>{lead}</Lead>
              <ul>
                {points.map((point) => (
                  <li key={point}>
                    <Check aria-hidden size={20} strokeWidth={1.75} />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            <PicturePanel $offering="erp">
              <Picture src={pictures[id]} alt={pictureAlt} width={720} height={540} />
            </PicturePanel>
          </Module>
        ))}
      </Container>
    </Section>
  );
}

/** Icon and name, side by side on a phone. */
const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};

  ${media.medium} {
    flex-direction: column;
    align-items: start;
  }
`;

const Module = styled.article`
  display: grid;
  align-items: center;
  gap: ${token('space', 5)};

  & + & {
    margin-top: ${token('space', 'section')};
  }

  & > div:first-child {
    display: grid;
    justify-items: start;
    gap: ${token('space', 3)};
  }

  ul {
    display: grid;
    gap: ${token('space', 2)};
    margin: ${token('space', 2)} 0 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${token('space', 3)};
  }

  li svg {
    margin-top: 0.15em;
    color: ${token('offering', 'erp')};
  }

  /* The middle of the picture. */
  ${media.phone} {
    img {
      height: 10rem;
    }
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    &:nth-child(even) > div:first-child {
      order: 1;
    }
  }

  ${media.large} {
    gap: ${token('space', 9)};
  }
`;
