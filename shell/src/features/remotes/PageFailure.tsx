import { frame } from '@suite/site/frame';
import { telephoneUrl } from '@suite/site/telephone-url';
import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import { useEffect, useLayoutEffect } from 'react';
import styled from 'styled-components';

const title = 'This page could not be loaded';

/**
 * The error page: what happened, how to retry and how to reach the company. Retries once the browser is online again.
 * Without `onRetry`, as in the served page, it asks the visitor to reload. The document has its title until the page is
 * replaced.
 */
export function PageFailure({ onRetry }: { onRetry?: () => void }) {
  useLayoutEffect(() => {
    const previous = document.title;
    document.title = `${title} | ${frame.name}`;
    return () => {
      document.title = previous;
    };
  }, []);
  useEffect(() => {
    if (!onRetry) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Wrapper role="alert" lang="en">
      <h1>{title}</h1>
      <p>Your connection may be down, or we may be updating this page. Other pages may still work.</p>
      {onRetry ? <Button onClick={onRetry}>Try again</Button> : <p>Please reload it in a minute.</p>}
      <ul>
        {frame.offices.flatMap(({ name, phones }) =>
          phones.map((phone) => (
            <li key={phone}>
              {name}: <a href={telephoneUrl(phone)}>{phone}</a>
            </li>
          )),
        )}
        {frame.email && (
          <li>
            E-mail: <a href={`mailto:${frame.email}`}>{frame.email}</a>
          </li>
        )}
      </ul>
    </Wrapper>
  );
}

const Wrapper = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token('space', 5)};
  max-width: 68ch;
  margin: 0 auto;
  padding: ${token('space', 9)} ${token('space', 5)};
`;
