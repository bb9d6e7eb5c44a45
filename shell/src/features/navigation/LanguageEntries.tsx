import { Link } from '@suite/host/router';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { entryStyle } from './Entry.tsx';
import { japanesePath, languageOf } from './navigation.ts';
import { useNavigationPath } from './use-navigation-path.ts';

/** The language menu. On the Japanese page, English opens the home page; on other pages it does nothing. */
export function LanguageEntries() {
  const pathname = useNavigationPath();
  const isJapanese = languageOf(pathname) === 'ja';
  const handleEnglish = (event: MouseEvent) => {
    if (pathname !== japanesePath) event.preventDefault();
  };
  return (
    <Languages>
      <li>
        <Language to="/" hrefLang="en" aria-current={!isJapanese || undefined} onClick={handleEnglish}>
          English
        </Language>
      </li>
      <li>
        <Language to={japanesePath} hrefLang="ja" aria-current={isJapanese || undefined}>
          <span lang="ja">日本語</span>
          <VisuallyHidden> (Japanese)</VisuallyHidden>
        </Language>
      </li>
    </Languages>
  );
}

const Languages = styled.ul`
  @media (width < 62rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
`;

const Language = styled(Link)`
  ${entryStyle}
`;
