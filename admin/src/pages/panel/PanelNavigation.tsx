import { Link } from '@suite/host/router';
import { Button } from '@suite/ui/Button';
import { DropdownMenu, DropdownMenuItem } from '@suite/ui/DropdownMenu';
import { token } from '@suite/ui/theme';
import { ChevronDown, Menu } from 'lucide-react';
import styled from 'styled-components';
import { useStrings } from '../../language/use-strings.ts';
import { chosen } from '../../screen/raised.ts';
import { useMedia } from '../../screen/use-media.ts';
import { panelStrings } from './panel-strings.ts';
import { addressOf, type PanelViewName, preloadView } from './panel-views.ts';

interface PanelNavigationProps {
  names: readonly PanelViewName[];
  current: PanelViewName;
}

/** Renders the links between the panel's views: in a row, or in a menu where the row has no room. */
export function PanelNavigation(props: PanelNavigationProps) {
  const strings = useStrings(panelStrings);
  const isNarrow = useMedia('(width < 64rem)');
  return (
    <Bar aria-label={strings.title}>{isNarrow ? <ViewMenu {...props} /> : <ViewLinks {...props} />}</Bar>
  );
}

const linkTo = (name: PanelViewName, current: PanelViewName) => ({
  to: addressOf(name),
  'aria-current': name === current ? ('page' as const) : undefined,
  onPointerEnter: () => preloadView(name),
  onFocus: () => preloadView(name),
});

function ViewLinks({ names, current }: PanelNavigationProps) {
  const strings = useStrings(panelStrings);
  return names.map((name) => (
    <Link key={name} {...linkTo(name, current)}>
      {strings.views[name]}
    </Link>
  ));
}

function ViewMenu({ names, current }: PanelNavigationProps) {
  const strings = useStrings(panelStrings);
  const trigger = (
    <MenuButton $variant="ghost" $size="small">
      <Menu aria-hidden size={16} strokeWidth={1.75} />
      {strings.views[current]}
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
    </MenuButton>
  );
  return (
    <DropdownMenu trigger={trigger} align="start">
      {names.map((name) => (
        <DropdownMenuItem key={name} asChild>
          <MenuLink {...linkTo(name, current)}>{strings.views[name]}</MenuLink>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}

/* Its icon is where the text below starts. */
const MenuButton = styled(Button)`
  && {
    margin-left: -${token('space', 3)};
    color: ${token('color', 'ink')};
  }
`;

const MenuLink = styled(Link)`
  && {
    color: inherit;
    text-decoration: none;
  }

  &&[aria-current] {
    font-weight: ${token('weight', 'bold')};
  }
`;

const Bar = styled.nav`
  display: flex;
  flex: none;
  gap: ${token('space', 1)};

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

  /* Six views fit at 1024 px. */
  @media (width < 78rem) {
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
    ${chosen}
  }
`;
