import styled from 'styled-components';
import { Grid } from '../Grid.tsx';
import { theme, token } from '../theme.ts';
import { Specimen } from './Specimen.tsx';

const groups = {
  ...theme.color,
  ...Object.fromEntries(
    (['offering', 'offeringBright', 'offeringSoft'] as const).flatMap((group) =>
      Object.entries(theme[group]).map(([name, value]) => [`${group} ${name}`, value]),
    ),
  ),
};

/** Every colour of the scheme that is on. */
export function Colours() {
  return (
    <Specimen title="Colours">
      <Grid $min="7rem" $gap={3}>
        {Object.entries(groups).map(([name, value]) => (
          <div key={name}>
            <Swatch style={{ background: value }} />
            <Name>{name}</Name>
          </div>
        ))}
      </Grid>
    </Specimen>
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
