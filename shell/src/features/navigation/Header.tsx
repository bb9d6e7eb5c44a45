import { Link } from '@suite/host/router';
import { frame } from '@suite/site/frame';
import { Container } from '@suite/ui/Container';
import { ArrowUpRight, Globe, Menu } from '@suite/ui/icons';
import { media, ofAdministrators, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { Logo } from '../../brand/Logo.tsx';
import { Entry, entryStyle } from './Entry.tsx';
import { LanguageEntries } from './LanguageEntries.tsx';
import { pageEntries, sectionOf } from './navigation.ts';
import { Popover } from './Popover.tsx';
import { ProductEntries } from './ProductEntries.tsx';
import { Submenu } from './Submenu.tsx';
import { useNavigationPath } from './use-navigation-path.ts';

/** The fixed navigation bar of every page. */
export function Header() {
  const isProducts = sectionOf(useNavigationPath()) === 'products';
  return (
    <Bar lang="en">
      <Inner>
        <Home to="/" aria-label={frame.name}>
          <Logo />
          <span aria-hidden>{frame.name}</span>
        </Home>
        <Nav aria-label="Main">
          <Popover
            id="menu"
            label={<Menu aria-hidden strokeWidth={1.75} />}
            buttonName="Menu"
            panel={MenuPanel}
          >
            <Entry label="Home" href="/" />
            <Submenu id="products-menu" name="Products" isCurrent={isProducts}>
              <ProductEntries />
            </Submenu>
            {pageEntries.map((entry) => (
              <Entry key={entry.href} {...entry} />
            ))}
            <Submenu
              id="language-menu"
              name="Language"
              icon={<Globe aria-hidden size={20} strokeWidth={1.75} />}
            >
              <LanguageEntries />
            </Submenu>
            {frame.calendarUrl && (
              <li>
                <Expert href={frame.calendarUrl} target="_blank" rel="noopener">
                  Talk to an Expert
                  <ArrowUpRight aria-hidden size={16} />
                </Expert>
              </li>
            )}
          </Popover>
        </Nav>
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token('layer', 'header')};
  height: ${token('size', 'header')};
  border-bottom: 1px solid ${token('color', 'hairline')};
  background: ${token('color', 'surface')};

  ${media.short} {
    position: absolute;
  }
`;

const Inner = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 4)};
  height: 100%;
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  min-width: 0;
  min-height: 44px;
  color: ${token('color', 'ink')};
  font-size: min(1.25rem, 7vw);
  line-height: ${token('leading', 'tight')};
  font-weight: 750;
  letter-spacing: -0.02em;
  text-decoration: none;
`;

const Nav = styled.nav`
  ${media.large} {
    /* For the chat button. */
    :root${ofAdministrators} & {
      margin-inline-end: calc(${token('size', 'target')} + ${token('space', 2)});
    }

    & > button {
      display: none;
    }
  }

  @media (width < 62rem) {
    flex: none;
    /* For the chat button. */
    margin-inline: ${token('size', 'target')} calc(-1 * ${token('space', 3)});
  }
`;

/** The row of entries in a wide header. Below 62rem it is a sheet that the menu button opens. */
const MenuPanel = styled.ul`
  inset: ${token('size', 'header')} 0 auto;
  grid-template-columns: 1fr 1fr;
  width: auto;
  max-height: calc(100dvh - ${token('size', 'header')});
  border: 0;
  border-bottom: 1px solid ${token('color', 'hairline')};
  background: ${token('color', 'surface')};
  color: inherit;
  box-shadow: ${token('shadow', 'raised')};

  &:popover-open {
    display: grid;
    padding: ${token('space', 4)};
  }

  & > li:is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }

  ${media.large} {
    /* In the list, as a browser that does not know the selector would otherwise ignore the rule. */
    &:not(:is(:popover-open)) {
      display: flex;
      position: static;
      align-items: center;
      overflow: visible;
      border: 0;
      background: none;
      box-shadow: none;
    }
  }
`;

const Expert = styled.a`
  ${entryStyle}
  justify-content: center;
  gap: ${token('space', 2)};
  background: ${token('color', 'sapphire')};
  color: ${token('color', 'onAction')};

  &:hover {
    background: ${token('color', 'sapphireHover')};
  }

  ${media.large} {
    margin-left: ${token('space', 2)};
    padding-inline: ${token('space', 4)};
    font-size: 0.9375rem;
    font-weight: ${token('weight', 'semibold')};
  }
`;
