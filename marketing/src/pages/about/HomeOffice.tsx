import { addressText } from '@suite/site/address-text';
import { site } from '@suite/site/site';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import map from '../../../pictures/sri-lanka.svg';
import { about } from '../../content/about.ts';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';

/** Renders a map of Sri Lanka with the company's first office. */
export function HomeOffice() {
  const [office] = site.offices;
  return (
    <Panel>
      <Picture src={map} alt={about.hero.mapAlt} height={540} isFirst />
      {office && (
        <address>
          <strong>{office.name}</strong>
          {office.address && addressText(office.address)}
        </address>
      )}
    </Panel>
  );
}

const Panel = styled(PicturePanel)`
  position: relative;
  box-shadow: ${token('shadow', 'raised')};

  address {
    display: grid;
    padding: ${token('space', 3)} ${token('space', 4)};
    background: ${token('color', 'surface')};
    font-size: ${token('type', 'small')};
    font-style: normal;
    line-height: ${token('leading', 'snug')};
  }

  ${media.medium} {
    address {
      position: absolute;
      bottom: ${token('space', 4)};
      left: ${token('space', 4)};
      width: min(14rem, 46%);
      border-radius: ${token('radius', 'small')};
      box-shadow: ${token('shadow', 'raised')};
    }
  }

  strong {
    color: ${token('color', 'ink')};
  }
`;
