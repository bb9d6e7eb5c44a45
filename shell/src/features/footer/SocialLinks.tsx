import { frame } from '@suite/site/frame';
import type { SocialNetwork } from '@suite/site/site';
import styled from 'styled-components';
import facebook from './networks/facebook.svg';
import instagram from './networks/instagram.svg';
import linkedIn from './networks/linkedin.svg';
import tikTok from './networks/tiktok.svg';

/** The networks' logos, in white for the dark footer. Files, because code for them would be in every first load. */
const logos: Record<SocialNetwork, string> = {
  Facebook: facebook,
  LinkedIn: linkedIn,
  Instagram: instagram,
  TikTok: tikTok,
};

/** Links to the company's pages on social networks, each in a new tab. */
export function SocialLinks() {
  if (frame.social.length === 0) return null;
  return (
    <List>
      {frame.social.map(({ network, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener">
            <img src={logos[network]} alt={network} width={22} height={22} loading="lazy" />
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  margin-left: -11px;

  a {
    min-width: 44px;
    min-height: 44px;
    justify-content: center;
  }

  img {
    opacity: 0.85;
  }

  /* The footer has the user's background then. */
  @media (forced-colors: active) and (prefers-color-scheme: light) {
    img {
      filter: invert(1);
    }
  }
`;
