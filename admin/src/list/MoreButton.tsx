import { Button } from '@suite/ui/Button';
import { token } from '@suite/ui/theme';
import styled from 'styled-components';

interface MoreButtonProps {
  isLoading: boolean;
  children: string;
  onClick(): void;
}

/** Renders the button that loads more entries below a list. */
export function MoreButton({ isLoading, children, onClick }: MoreButtonProps) {
  return (
    <Place>
      <Button $variant="secondary" $size="small" disabled={isLoading} onClick={onClick}>
        {children}
      </Button>
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${token('space', 4)};
`;
