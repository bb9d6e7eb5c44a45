import { useNavigate } from '@suite/host/router';
import { token } from '@suite/ui/theme';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { japanesePath, languageOf } from './navigation.ts';
import { useNavigationPath } from './use-navigation-path.ts';

/** The language menu. On the Japanese page, English opens the home page; on other pages it does nothing. */
export function LanguageEntries() {
  const pathname = useNavigationPath();
  const navigate = useNavigate();
  const language = languageOf(pathname);
  const handleEnglish = (event: MouseEvent) => {
    event.preventDefault();
    if (pathname === japanesePath) navigate('/');
  };
  const handleJapanese = (event: MouseEvent) => {
    event.preventDefault();
    navigate(japanesePath);
  };
  return (
    <ul>
      <li>
        <Language
          href="/"
          hrefLang="en"
          aria-current={language === 'en' || undefined}
          onClick={handleEnglish}
        >
          English
        </Language>
      </li>
      <li>
        <Language
          href={japanesePath}
          hrefLang="ja"
          aria-current={language === 'ja' || undefined}
          onClick={handleJapanese}
        >
          <span lang="ja">日本語</span>
          <VisuallyHidden> (Japanese)</VisuallyHidden>
        </Language>
      </li>
    </ul>
  );
}

const Language = styled.a`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${token('space', 3)};
  border-radius: ${token('radius', 'small')};
  color: ${token('color', 'ink')};
  text-decoration: none;

  &:hover {
    background: ${token('color', 'sand')};
  }

  &[aria-current] {
    color: ${token('color', 'sapphireText')};
  }
`;
