import { site } from '@suite/site/site';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { leaderPortraits } from './leader-portraits.ts';

/** The five leaders: portrait, name where one is configured, and role. */
export function Leaders() {
  return (
    <People>
      {site.leaders.map(({ id, role, name }) => (
        <Person key={id}>
          <PicturePanel>
            <Picture src={leaderPortraits[id]} alt="" width={400} height={480} />
          </PicturePanel>
          <h3>{name ?? role}</h3>
          {name && <p>{role}</p>}
        </Person>
      ))}
    </People>
  );
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 6)} ${token('space', 4)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${token('space', 5)};
  }
`;

const Person = styled.li`
  h3 {
    margin-top: ${token('space', 4)};
    font-size: 1.0625rem;
    line-height: ${token('leading', 'snug')};
    letter-spacing: -0.01em;
  }

  p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;
