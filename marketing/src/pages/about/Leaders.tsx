import { site } from '@suite/site/site';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { leaderPortraits } from './leader-portraits.ts';

/** Renders the five leaders: a mark of their work or a photograph, the role and, if configured, the name. */
export function Leaders() {
  return (
    <People>
      {site.leaders.map(({ id, role, name }) => (
        <Person key={id + name}>
          <PicturePanel>
            <Picture src={leaderPortraits[id]} alt="" width={320} height={320} />
          </PicturePanel>
          <h3>{name ?? role}</h3>
          {name && <p>{role}</p>}
        </Person>
      ))}
    </People>
  );
}

/** One row per leader, with lines between them. */
const People = styled.ul`
  border-bottom: 1px solid ${token('color', 'hairline')};
`;

const Person = styled.li`
  display: grid;
  grid-template-columns: min(2.75rem, 25vw) minmax(0, auto);
  align-items: center;
  justify-content: start;
  column-gap: ${token('space', 4)};
  padding-block: ${token('space', 4)};
  border-top: 1px solid ${token('color', 'hairline')};

  & > div {
    grid-row: span 2;
    border-radius: ${token('radius', 'small')};
  }

  h3 {
    font-size: 1.125rem;
    line-height: ${token('leading', 'snug')};
    letter-spacing: -0.01em;
  }

  h3:last-child {
    grid-row: span 2;
  }

  p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;
