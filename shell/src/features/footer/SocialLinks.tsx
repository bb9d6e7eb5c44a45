import { type SocialNetwork, site } from '@suite/site/site';
import { VisuallyHidden } from '@suite/ui/VisuallyHidden';
import styled from 'styled-components';

/** The networks' logos, reduced to one path each on a 24-unit grid. */
const logoPaths: Record<SocialNetwork, string> = {
  Facebook:
    'M14 8.5V6.8c0-.8.5-1.3 1.4-1.3H17V2.6C16.4 2.5 15.6 2.4 14.7 2.4 12.3 2.4 10.7 3.9 10.7 6.4V8.5H8V11.7H10.7V21.6H14V11.7H16.7L17.2 8.5Z',
  LinkedIn:
    'M4 9.2H7.3V20.4H4ZM5.6 3.6A1.9 1.9 0 1 1 5.6 7.4 1.9 1.9 0 0 1 5.6 3.6ZM9.6 9.2H12.8V10.7C13.3 9.8 14.5 9 16.2 9 19.4 9 20.2 11 20.2 14V20.4H16.9V14.6C16.9 13.1 16.6 11.9 15.1 11.9 13.6 11.9 12.9 12.9 12.9 14.5V20.4H9.6Z',
  Instagram:
    'M8 3H16A5 5 0 0 1 21 8V16A5 5 0 0 1 16 21H8A5 5 0 0 1 3 16V8A5 5 0 0 1 8 3ZM8 5A3 3 0 0 0 5 8V16A3 3 0 0 0 8 19H16A3 3 0 0 0 19 16V8A3 3 0 0 0 16 5ZM12 7.6A4.4 4.4 0 1 1 12 16.4 4.4 4.4 0 0 1 12 7.6ZM12 9.6A2.4 2.4 0 1 0 12 14.4 2.4 2.4 0 0 0 12 9.6ZM16.8 6.2A1 1 0 1 1 16.8 8.2 1 1 0 0 1 16.8 6.2Z',
  TikTok:
    'M13 2.8H16.1C16.4 5 17.7 6.5 19.9 6.7V9.8C18.5 9.9 17.2 9.4 16.1 8.6V15.2C16.1 19 13.4 21.2 10.4 21.2 7.3 21.2 4.9 18.8 4.9 15.8 4.9 12.5 7.7 10 11.1 10.4V13.6C9.4 13.2 8.1 14.3 8.1 15.7 8.1 17 9.1 18 10.4 18 11.9 18 13 17 13 15Z',
};

/** Links to the company's pages on social networks, each in a new tab. */
export function SocialLinks() {
  if (site.social.length === 0) return null;
  return (
    <List>
      {site.social.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener">
            <VisuallyHidden>{network}</VisuallyHidden>
            <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" fill="currentColor">
              <path fillRule="evenodd" d={logoPaths[network]} />
            </svg>
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  && {
    display: flex;
    margin-left: -11px;
  }

  a {
    min-width: 44px;
    min-height: 44px;
    justify-content: center;
  }
`;
