import { Link } from '@suite/host/router';
import { token } from '@suite/ui/theme';
import styled, { css } from 'styled-components';
import type { NavigationEntry } from './navigation.ts';
import { useNavigationPath } from './use-navigation-path.ts';

/** An entry of a navigation list. The current page's entry is highlighted and has `aria-current`. */
export function Entry({ label, href, isExternal = false }: NavigationEntry) {
  const pathname = useNavigationPath();
  return (
    <li>
      {isExternal ? (
        <ExternalEntry href={href} target="_blank" rel="noopener">
          {label}
        </ExternalEntry>
      ) : (
        <PageEntry to={href} aria-current={pathname === href ? 'page' : undefined}>
          {label}
        </PageEntry>
      )}
    </li>
  );
}

const entry = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${token('space', 3)};
  border-radius: ${token('radius', 'small')};
  color: ${token('color', 'ink')};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token('color', 'sand')};
  }

  &[aria-current] {
    color: ${token('color', 'sapphireText')};
  }
`;

const ExternalEntry = styled.a`
  ${entry}
`;

const PageEntry = styled(Link)`
  ${entry}
`;
