import { Link } from '@suite/host/router';
import { site } from '@suite/site/site';
import { Container } from '@suite/ui/Container';
import { Globe, Menu } from '@suite/ui/icons';
import { media, token } from '@suite/ui/theme';
import styled from 'styled-components';
import { Logo } from '../../brand/Logo.tsx';
import { Entry } from './Entry.tsx';
import { LanguageEntries } from './LanguageEntries.tsx';
import { pageEntries, productEntries, sectionOf } from './navigation.ts';
import { Popover } from './Popover.tsx';
import { useNavigationPath } from './use-navigation-path.ts';

/** The fixed navigation bar of every page. */
export function Header() {
  const isProducts = sectionOf(useNavigationPath()) === 'products';
  return (
    <Bar lang="en">
      <Inner>
        <Home to="/" aria-label={site.name}>
          <Logo />
          <span aria-hidden>{site.name}</span>
        </Home>
        <WideNav aria-label="Main">
          <ul>
            <Entry label="Home" href="/" />
            <li>
              <Popover id="products-menu" label="Products" isCurrent={isProducts}>
                <ul>
                  {productEntries.map((entry) => (
                    <Entry key={entry.href} {...entry} />
                  ))}
                </ul>
              </Popover>
            </li>
            {pageEntries.map((entry) => (
              <Entry key={entry.href} {...entry} />
            ))}
            <li>
              <Popover
                id="language-menu"
                label={<Globe aria-hidden size={20} strokeWidth={1.75} />}
                buttonName="Language"
              >
                <LanguageEntries />
              </Popover>
            </li>
          </ul>
        </WideNav>
        <PhoneNav aria-label="Main">
          <Popover id="phone-menu" label={<Menu aria-hidden strokeWidth={1.75} />} buttonName="Menu" isSheet>
            <ul>
              <Entry label="Home" href="/" />
              <Group>
                <GroupName>Products</GroupName>
                <ul>
                  {productEntries.map((entry) => (
                    <Entry key={entry.href} {...entry} />
                  ))}
                </ul>
              </Group>
              {pageEntries.map((entry) => (
                <Entry key={entry.href} {...entry} />
              ))}
              <Group>
                <GroupName>Language</GroupName>
                <LanguageEntries />
              </Group>
            </ul>
          </Popover>
        </PhoneNav>
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

  @media print {
    display: none;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
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
  min-height: 44px;
  color: ${token('color', 'ink')};
  font-size: 1.25rem;
  font-weight: 750;
  letter-spacing: -0.02em;
  text-decoration: none;
`;

const WideNav = styled.nav`
  margin-right: calc(-1 * ${token('space', 3)});

  & > ul {
    display: flex;
    align-items: center;
    gap: ${token('space', 1)};
  }

  @media (width < 62rem) {
    display: none;
  }
`;

const PhoneNav = styled.nav`
  margin-right: calc(-1 * ${token('space', 3)});

  @media (width >= 62rem) {
    display: none;
  }
`;

const Group = styled.li`
  padding: ${token('space', 2)} 0;
`;

const GroupName = styled.span`
  padding: 0 ${token('space', 3)};
  color: ${token('color', 'textMuted')};
  font-size: 0.875rem;
`;
