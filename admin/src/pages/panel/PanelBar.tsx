import { Heading } from '@suite/ui/Heading';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { LogoutButton } from '../../features/session/LogoutButton.tsx';
import { useStrings } from '../../language/use-strings.ts';
import { hidden } from '../../screen/hidden.ts';
import { LanguageSwitch } from '../../screen/LanguageSwitch.tsx';
import { PanelNavigation } from './PanelNavigation.tsx';
import { panelStrings } from './panel-strings.ts';
import type { PanelViewName } from './panel-views.ts';

interface PanelBarProps {
  names: readonly PanelViewName[];
  current: PanelViewName;
}

/** Renders one bar with the panel's title, its views, the language and the logout. */
export function PanelBar({ names, current }: PanelBarProps) {
  const strings = useStrings(panelStrings);
  return (
    <Bar data-bar>
      <Title as="h1">{strings.title}</Title>
      <Tagline>
        <p>{strings.subtitle}</p>
      </Tagline>
      <PanelNavigation names={names} current={current} />
      <Actions>
        <LanguageSwitch />
        <LogoutButton />
      </Actions>
    </Bar>
  );
}

/* Stays below the header, over the whole width even beside an open record. */
const Bar = styled.header`
  position: sticky;
  top: ${token('size', 'header')};
  z-index: ${token('layer', 'banner')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space', 3)};
  min-height: 3rem;
  margin-inline: calc(-1 * ${token('space', 'gutter')})
    calc(-1 * (${token('space', 'gutter')} + var(--beside, 0px)));
  padding-inline: ${token('space', 'gutter')};
  background: ${token('color', 'sand')};

  /* They are in sight: when one gets the focus, the page does not scroll. */
  :is(a, button) {
    scroll-margin-top: calc(-1 * (var(--bar-height) + ${token('space', 5)}));
  }

  @media (width < 40rem) {
    min-height: ${token('size', 'target')};
  }

  ${media.short} {
    position: static;
  }
`;

const Title = styled(Heading)`
  && {
    font-size: 1rem;
    white-space: nowrap;
  }

  @media (width < 64rem) {
    ${hidden}
  }
`;

/* Its only line is a second, hidden one where it does not fit. */
const Tagline = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  height: 1lh;
  overflow: hidden;
  color: ${token('color', 'textMuted')};
  font-size: 0.8125rem;
  white-space: nowrap;

  &::before {
    content: '';
    width: 1px;
    height: 1lh;
  }

  @media (width < 64rem) {
    ${hidden}
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  margin-left: auto;

  button {
    border-color: transparent;
    background: none;
    padding-inline: ${token('space', 2)};
  }

  @media (width < 48rem) {
    span {
      ${hidden}
    }
  }
`;
