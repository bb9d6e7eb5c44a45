import { IconButton } from '@suite/ui/IconButton';
import { token } from '@suite/ui/theme';
import { Trash2 } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';

interface DeleteButtonProps extends Omit<ComponentProps<typeof IconButton>, 'children' | 'onClick'> {
  onClick(event: MouseEvent<HTMLButtonElement>): void;
}

/** A row's delete button. */
export function DeleteButton({ onClick, ...props }: DeleteButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click would land on the row that has moved up.
    if (event.detail < 2) onClick(event);
  };
  return (
    <Quiet {...props} onClick={handleClick}>
      <Trash2 aria-hidden size={18} strokeWidth={1.75} />
    </Quiet>
  );
}

const Quiet = styled(IconButton)`
  &&:hover:not(:disabled),
  &&:focus-visible {
    background: ${token('color', 'dangerSoft')};
    color: ${token('color', 'dangerText')};
  }
`;
