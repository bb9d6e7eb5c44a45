import { type LeaderId, site } from '@suite/site/site';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import chiefExecutiveOfficer from '../../../pictures/leaders/chief-executive-officer.svg';
import consultant from '../../../pictures/leaders/consultant.svg';
import director from '../../../pictures/leaders/director.svg';
import managerOperations from '../../../pictures/leaders/manager-operations.svg';
import mentor from '../../../pictures/leaders/mentor.svg';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';

/** URL of each leader's portrait. */
const leaderPortraits: Record<LeaderId, string> = {
  'chief-executive-officer': chiefExecutiveOfficer,
  director,
  'manager-operations': managerOperations,
  consultant,
  mentor,
};

/** Renders the five leaders: a mark of their work or a photograph, the role and, if configured, the name. */
export function Leaders() {
  return (
    <People>
      {site.leaders.map(({ id, role, name }) => (
        <li key={id + name}>
          <PicturePanel>
            <Picture src={leaderPortraits[id]} alt="" width={320} height={320} />
          </PicturePanel>
          <h3>{name ?? role}</h3>
          {name && <p>{role}</p>}
        </li>
      ))}
    </People>
  );
}

/** One line each: the picture is beside the text; on a tablet above it, in one row. */
const People = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: min(3.5rem, 25vw) minmax(0, 1fr);
    align-items: center;
    column-gap: ${token('space', 4)};
    padding-block: ${token('space', 3)};
    border-top: 1px solid ${token('color', 'hairline')};
  }

  li > div {
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
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${token('space', 5)};

    li {
      display: block;
    }

    li > div {
      width: 3.5rem;
      margin-bottom: ${token('space', 3)};
    }
  }

  p {
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
  }
`;
