import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';
import { useStrings } from '../language/use-strings.ts';
import { listStrings } from './list-strings.ts';

interface MoreButtonProps {
  isLoading: boolean;
  children: string;
  onClick(): void;
}

/** Renders the button that loads more entries of a list. */
export function MoreButton({ isLoading, children, onClick }: MoreButtonProps) {
  const { loadingMore } = useStrings(listStrings);
  return (
    <Centered>
      <Button $variant="secondary" $size="small" disabled={isLoading} onClick={onClick}>
        {isLoading ? loadingMore : children}
      </Button>
    </Centered>
  );
}

const Centered = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${token('space', 3)};
`;
