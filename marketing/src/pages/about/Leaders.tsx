import { site } from '@suite/site/site';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { leaderPortraits } from './leader-portraits.ts';

/** Renders the five leaders: a mark of their work or a photograph, the role and, if configured, the name. */
export function Leaders() {
  return (
    <People>
      {site.leaders.map(({ id, role, name }) => (
        <Person key={id}>
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

/** Rows on a phone, otherwise one line that wraps. */
const People = styled.ul`
  display: grid;
  gap: ${token('space', 4)};

  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token('space', 5)};
  }
`;

const Person = styled.li`
  display: grid;
  grid-template-columns: min(2.75rem, 25vw) minmax(0, auto);
  align-items: center;
  justify-content: start;
  column-gap: ${token('space', 3)};

  & > div {
    grid-row: span 2;
    border-radius: ${token('radius', 'small')};
  }

  h3 {
    font-size: 1.0625rem;
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
