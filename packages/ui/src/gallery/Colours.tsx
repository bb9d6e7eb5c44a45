import styled from 'styled-components';
import { Grid } from '../Grid.tsx';
import { light } from '../palette.ts';
import { token } from '../theme.ts';
import { GallerySection } from './GallerySection.tsx';

const groups = ['color', 'offering', 'offeringBright', 'offeringSoft'] as const;

const colours = groups.flatMap((group) =>
  Object.keys(light[group]).map((name) => ({ name: `${group} ${name}`, value: `var(--${group}-${name})` })),
);

/** Every colour of the current colour scheme. */
export function Colours() {
  return (
    <GallerySection title="Colours">
      <Grid $min="7rem" $gap={3}>
        {colours.map(({ name, value }) => (
          <div key={name}>
            <Swatch style={{ background: value }} />
            <Name>{name}</Name>
          </div>
        ))}
      </Grid>
    </GallerySection>
  );
}

const Swatch = styled.div`
  height: 3.5rem;
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
`;

const Name = styled.span`
  font-size: 0.8125rem;
`;
