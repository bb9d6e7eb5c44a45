import { CheckList } from '@suite/ui/CheckList';
import { Container } from '@suite/ui/Container';
import { Heading } from '@suite/ui/Heading';
import { Lead } from '@suite/ui/Lead';
import { Section } from '@suite/ui/Section';
import { media, token } from '@suite/ui/theme';
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
              <CheckList items={points} offering="erp" />
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
  gap: ${token('space', 3)};
  break-inside: avoid;

  & + & {
    margin-top: ${token('space', 'section')};
  }

  & > div:first-child {
    display: grid;
    justify-items: start;
    gap: ${token('space', 2)};
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space', 5)};

    & > div:first-child {
      gap: ${token('space', 3)};
    }

    &:nth-child(even) > div:first-child {
      order: 1;
    }
  }

  /* Of twelve columns, one is empty between a picture and the text after it. */
  ${media.large} {
    &:nth-child(even) > div:first-child {
      padding-left: calc((100% + ${token('space', 5)}) / 6);
    }
  }
`;
