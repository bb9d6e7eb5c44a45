import { IconButton } from '@suite/ui/IconButton';
import { media, token } from '@suite/ui/theme';
import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';

interface RowButtonProps extends Omit<ComponentProps<typeof IconButton>, 'onClick'> {
  onClick(event: MouseEvent<HTMLButtonElement>): void;
}

/** Renders a row's button whose action removes the row. */
export function RowButton({ onClick, ...props }: RowButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click would hit the next row, which has moved up.
    if (event.detail < 2) onClick(event);
  };
  return <Quiet {...props} onClick={handleClick} />;
}

const Quiet = styled(IconButton)`
  && {
    width: 2rem;
    height: calc(var(--row-height, 2.25rem) - 4px);

    ${media.touch} {
      width: ${token('size', 'target')};
      height: ${token('size', 'target')};
    }
  }

  /* Quiet in the rows that are not in use. */
  @media (hover: hover) {
    tr:not(:hover, :focus-within) &&[data-tone='danger'] {
      opacity: 0.75;
    }
  }

  &&[data-tone='danger']:is(:hover:not(:disabled), :focus-visible) {
    background: ${token('color', 'dangerSoft')};
    color: ${token('color', 'dangerText')};
  }
`;
