import { Link } from '@suite/host/router';
import { fadeEnd, useScrollToCurrent } from '@suite/ui/horizontal-scroll';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { panelStrings } from './panel-strings.ts';
import { addressOf, type PanelViewName, preloadView } from './panel-views.ts';

interface PanelNavigationProps {
  names: readonly PanelViewName[];
  current: PanelViewName;
}

/** Renders the links between the panel's views. */
export function PanelNavigation({ names, current }: PanelNavigationProps) {
  const strings = useStrings(panelStrings);
  const bar = useScrollToCurrent<HTMLElement>('[aria-current]');
  return (
    <Bar ref={bar} aria-label={strings.navigation}>
      {names.map((name) => (
        <Link
          key={name}
          to={addressOf(name)}
          aria-current={name === current ? 'page' : undefined}
          onPointerEnter={() => preloadView(name)}
          onFocus={() => preloadView(name)}
        >
          {strings.views[name]}
        </Link>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  /* Scrolls beside the buttons of a phone. At a large text size the buttons wrap instead. */
  flex: 1 1 8rem;
  display: flex;
  gap: ${token('space', 1)};
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;

  ${fadeEnd}

  a {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    padding: 0 ${token('space', 2)};
    border-radius: 10px;
    color: ${token('color', 'textMuted')};
    font-size: ${token('type', 'small')};
    font-weight: ${token('weight', 'semibold')};
    text-decoration: none;
    white-space: nowrap;
  }

  /* Six views fit beside the subtitle at 1280 px. */
  @media (width < 90rem) {
    gap: 0;

    a {
      padding-inline: 6px;
    }
  }

  a:hover {
    background: ${token('color', 'sunken')};
    color: ${token('color', 'ink')};
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  a[aria-current] {
    background: ${token('color', 'sunken')};
    color: ${token('color', 'ink')};
  }
`;
