import { addressText } from '@suite/site/address-text';
import { site } from '@suite/site/site';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import map from '../../../pictures/sri-lanka.svg';
import { about } from '../../content/about.ts';
import { actions } from '../../content/actions.ts';
import { ActionLink } from '../../features/page/ActionLink.tsx';
import { CallToAction } from '../../features/page/CallToAction.tsx';
import { PageHero } from '../../features/page/PageHero.tsx';
import { Picture, PicturePanel } from '../../features/page/Picture.tsx';
import { Statistics } from '../../features/page/Statistics.tsx';
import { TitledSection } from '../../features/page/TitledSection.tsx';
import { Countries } from './Countries.tsx';
import { Leaders } from './Leaders.tsx';
import { Story } from './Story.tsx';
import { Vision } from './Vision.tsx';

/** Renders the About page. */
export function AboutPage() {
  const { hero, statistics, figuresNote, leadersTitle, closing } = about;
  return (
    <>
      <PageHero
        {...hero}
        picture={<HomeOffice />}
        below={
          <Figures>
            <Statistics items={statistics} />
            {figuresNote && <p>{figuresNote}</p>}
          </Figures>
        }
      />
      <Story />
      <Countries />
      <Vision />
      {site.leaders.length > 0 && (
        <TitledSection $isBeforeSame title={leadersTitle}>
          <Leaders />
        </TitledSection>
      )}
      <CallToAction title={closing.title} lead={closing.lead}>
        <ActionLink action={actions.talkToExpert} $size="large" />
      </CallToAction>
    </>
  );
}

/** Renders a map of Sri Lanka with the company's first office. */
function HomeOffice() {
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

const Figures = styled.div`
  & > p {
    margin-top: ${token('space', 5)};
    color: ${token('color', 'textMuted')};
  }
`;

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
