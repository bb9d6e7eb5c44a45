import styled, { css } from 'styled-components';
import { media, token } from './theme.ts';

const variants = {
  primary: css`
    background: ${token('color', 'sapphire')};
    color: ${token('color', 'onAction')};
    box-shadow: ${token('shadow', 'raised')};

    &:hover:not(:disabled) {
      background: ${token('color', 'sapphireHover')};
    }
  `,
  secondary: css`
    border-color: ${token('color', 'control')};
    background: ${token('color', 'surface')};
    color: ${token('color', 'ink')};

    &:hover:not(:disabled) {
      border-color: ${token('color', 'ink')};
      background: ${token('color', 'sunken')};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${token('color', 'sapphireText')};

    &:hover:not(:disabled) {
      background: ${token('color', 'sapphireSoft')};
    }
  `,
  danger: css`
    background: ${token('color', 'danger')};
    color: ${token('color', 'onAction')};

    &:hover:not(:disabled) {
      background: ${token('color', 'dangerHover')};
    }
  `,
};

const sizes = {
  small: css`
    min-height: 2.25rem;
    padding: ${token('space', 1)} ${token('space', 3)};
    font-size: ${token('type', 'small')};

    ${media.touch} {
      min-width: ${token('size', 'target')};
      min-height: ${token('size', 'target')};
    }
  `,
  medium: css`
    min-height: ${token('size', 'target')};
    padding: ${token('space', 2)} 1.25rem;
    font-size: 1rem;
  `,
  large: css`
    min-height: 3.25rem;
    padding: ${token('space', 3)} min(1.5rem, 3vw);
    font-size: 1rem;
  `,
};

interface ButtonStyleProps {
  $variant?: keyof typeof variants;
  $size?: keyof typeof sizes;
}

const buttonStyle = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space', 2)};
  border: 1px solid transparent;
  border-radius: ${token('radius', 'small')};
  font-weight: ${token('weight', 'semibold')};
  line-height: ${token('leading', 'heading')};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${token('motion', 'fast')} ${token('motion', 'ease')},
    border-color ${token('motion', 'fast')} ${token('motion', 'ease')},
    transform ${token('motion', 'fast')} ${token('motion', 'ease')};
  ${({ $size = 'medium' }) => sizes[$size]}
  ${({ $variant = 'primary' }) => variants[$variant]}

  & > svg {
    flex: none;
  }

  @media print {
    display: none;
  }

  &:active:not(:disabled) {
    transform: translateY(1px);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.55;
  }
`;

export const Button = styled.button.attrs(({ type = 'button' }) => ({ type }))<ButtonStyleProps>`
  ${buttonStyle}
`;

/** A link that looks like a button: `<ButtonLink as={Link} to="/contact">`. */
export const ButtonLink = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
