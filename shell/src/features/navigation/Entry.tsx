import { Link } from '@suite/host/router';
import { ArrowUpRight } from '@suite/ui/icons';
import { token } from '@suite/ui/theme';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { NavigationEntry } from './navigation.ts';
import { useNavigationPath } from './use-navigation-path.ts';

interface EntryProps extends NavigationEntry {
  /** More about the entry, after its link. */
  children?: ReactNode;
}

/** An entry of a navigation list. The current page's entry is highlighted and has `aria-current`. */
export function Entry({ label, href, isExternal = false, children }: EntryProps) {
  const pathname = useNavigationPath();
  return (
    <li>
      {isExternal ? (
        <ExternalEntry href={href} target="_blank" rel="noopener">
          {label}
          <ArrowUpRight aria-hidden size={16} />
        </ExternalEntry>
      ) : (
        <PageEntry to={href} aria-current={pathname === href ? 'page' : undefined}>
          {label}
        </PageEntry>
      )}
      {children}
    </li>
  );
}

export const entryStyle = css`
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
  ${entryStyle}
`;

const PageEntry = styled(Link)`
  ${entryStyle}
`;
