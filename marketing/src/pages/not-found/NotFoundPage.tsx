import { Link } from '@suite/host/router';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';

/** Any address without a page (spec section 2). */
export function NotFoundPage() {
  return (
    <Place>
      <h1>404 - Page Not Found</h1>
      <Link to="/">Back to the home page</Link>
    </Place>
  );
}

const Place = styled.section`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space', 4)};
  min-height: 70vh;
  padding: ${token('space', 5)};
  text-align: center;
`;
