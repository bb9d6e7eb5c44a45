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

/** Rows on a phone, otherwise five columns, so that no leader is alone in a row. */
const People = styled.ul`
  display: grid;
  gap: ${token('space', 4)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.medium} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  ${media.large} {
    gap: ${token('space', 5)};
  }
`;

const Person = styled.li`
  display: grid;
  grid-template-columns: min(5rem, 25vw) minmax(0, 1fr);
  align-content: start;
  align-items: center;
  column-gap: ${token('space', 5)};

  & > div {
    grid-row: span 2;
  }

  h3:nth-last-child(2) {
    align-self: end;
  }

  h3:last-child {
    grid-row: span 2;
  }

  p {
    align-self: start;
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }

  h3 {
    font-size: 1.0625rem;
    line-height: ${token('leading', 'snug')};
    letter-spacing: -0.01em;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;

    & > div {
      width: min(5rem, 100%);
    }

    & > div,
    h3:last-child {
      grid-row: auto;
    }

    h3 {
      margin-top: ${token('space', 4)};
    }
  }
`;
