import { menuLabels, offeringIds, offeringPath } from '@suite/contracts/offerings';
import { Link } from '@suite/host/router';
import { Lead } from '@suite/ui/Lead';
import { OfferingIcon } from '@suite/ui/OfferingIcon';
import { Section } from '@suite/ui/Section';
import { Stack } from '@suite/ui/Stack';
import { TextLink } from '@suite/ui/TextLink';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { about } from '../../content/about.ts';
import { Aside, AsideColumns } from '../../features/page/AsideColumns.tsx';
import { IconPlate } from '../../features/page/FeatureGrid.tsx';
import { SectionHeader } from '../../features/page/SectionHeader.tsx';

/** Renders the company's vision in one sentence, and the offerings of today. */
export function Vision() {
  if (!about.vision) return null;
  const { title, statement, lead, note } = about.vision;
  return (
    <Section $tone="surface">
      <AsideColumns>
        <Aside>
          <SectionHeader eyebrow={title} title={statement} />
        </Aside>
        <Stack>
          <Lead>{lead}</Lead>
          <p>{note}</p>
          <Offerings>
            {offeringIds.map((id) => (
              <li key={id}>
                <TextLink as={Link} to={offeringPath(id)}>
                  <IconPlate $offering={id}>
                    <OfferingIcon id={id} size={22} />
                  </IconPlate>
                  {menuLabels[id]}
                </TextLink>
              </li>
            ))}
          </Offerings>
        </Stack>
      </AsideColumns>
    </Section>
  );
}

const Offerings = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 2)} ${token('space', 3)};
  margin-top: ${token('space', 3)};

  @media (width < 20rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  a {
    display: flex;
    align-items: center;
    gap: ${token('space', 3)};
    color: ${token('color', 'ink')};
  }

  span {
    flex: none;
  }

  ${media.phone} {
    a {
      gap: ${token('space', 2)};
      font-size: ${token('type', 'small')};
      line-height: ${token('leading', 'snug')};
    }
  }
`;
