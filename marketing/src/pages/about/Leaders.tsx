import { site } from '@suite/site/site';
import { Card } from '@suite/ui/Card';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { leaderPortraits } from './leader-portraits.ts';

/** Renders the five leaders: a mark of their work or a photograph, the role and, if configured, the name. */
export function Leaders() {
  return (
    <People>
      {site.leaders.map(({ id, role, name }) => (
        <Person as="li" key={id + name}>
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

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${token('space', 3)};

  ${media.medium} {
    gap: ${token('space', 5)};
  }
`;

/** On a phone, the picture is beside the text. */
const Person = styled(Card)`
  display: grid;
  grid-template-columns: min(3.5rem, 25vw) minmax(0, auto);
  align-items: center;
  justify-content: start;
  column-gap: ${token('space', 4)};

  & > div {
    grid-row: span 2;
    border-radius: ${token('radius', 'small')};
  }

  h3 {
    font-size: 1.0625rem;
    line-height: ${token('leading', 'snug')};
  }

  h3:last-child {
    grid-row: span 2;
  }

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;

    & > div {
      width: 3.5rem;
      margin-bottom: ${token('space', 5)};
    }
  }

  p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;
