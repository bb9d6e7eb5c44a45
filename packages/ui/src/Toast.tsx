import * as Primitive from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { riseIn } from './animations.ts';
import { IconButton } from './IconButton.tsx';
import { media, ofAdministrators, token } from './theme.ts';

/** Renders the toast region and sets the duration and the swipe threshold. Place toasts inside it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {children}
      {/* Without aria-live, an open dialog would hide the region from assistive technology. */}
      <Viewport aria-live="off" data-consent-space />
    </Primitive.Provider>
  );
}

interface ToastProps {
  open: boolean;
  onOpenChange(isOpen: boolean): void;
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  action?: { label: string; onClick(): void } | undefined;
}

/** A toast. It stays clickable above an open dialog, and using it leaves that dialog open. */
export function Toast({ open, onOpenChange, title, description, variant = 'default', action }: ToastProps) {
  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck;
  return (
    <Panel open={open} onOpenChange={onOpenChange} $variant={variant} style={{ pointerEvents: 'auto' }}>
      <Icon aria-hidden size={22} strokeWidth={1.75} />
      <TextBlock>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </TextBlock>
      {action && (
        <Action altText={action.label} onClick={action.onClick}>
          {action.label}
        </Action>
      )}
      <Primitive.Close asChild>
        <IconButton label="Close">
          <X aria-hidden size={18} strokeWidth={1.75} />
        </IconButton>
      </Primitive.Close>
    </Panel>
  );
}

const Viewport = styled(Primitive.Viewport)`
  position: fixed;
  top: ${token('size', 'header')};
  right: 0;
  z-index: ${token('layer', 'toast')};
  display: flex;
  flex-direction: column;
  gap: ${token('space', 2)};
  width: 100%;
  padding: ${token('space', 4)};
  pointer-events: none;

  ${media.medium} {
    top: auto;
    bottom: var(--consent-height);
    max-width: ${token('size', 'toast')};

    /* Over the line below a list, whose buttons are at both ends. */
    :root${ofAdministrators} & {
      right: 50%;
      max-width: 36rem;
      translate: 50%;
      padding-block: 0;
    }
  }
`;

const variants = {
  default: token('color', 'successText'),
  destructive: token('color', 'dangerText'),
};

const Panel = styled(Primitive.Root)<{ $variant: keyof typeof variants }>`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  padding: ${token('space', 3)} ${token('space', 3)} ${token('space', 3)} ${token('space', 4)};
  border: 1px solid ${token('color', 'hairline')};
  border-radius: ${token('radius', 'small')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'text')};
  box-shadow: ${token('shadow', 'floating')};
  ${riseIn}

  > svg {
    flex: none;
    color: ${({ $variant }) => variants[$variant]};
  }

  :root${ofAdministrators} & {
    padding-block: 2px;

    > div {
      padding-block: ${token('space', 2)};
    }
  }

  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
    transition: none;
  }
`;

/* A short description is in the line of the title, so that a notice covers little. */
const TextBlock = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 ${token('space', 2)};
  min-width: 0;
  font-size: 0.9375rem;
`;

const Title = styled(Primitive.Title)`
  color: ${token('color', 'ink')};
  font-weight: ${token('weight', 'semibold')};
`;

const Description = styled(Primitive.Description)`
  line-height: ${token('leading', 'snug')};
`;

const Action = styled(Primitive.Action)`
  min-height: 2.25rem;
  padding: 0 ${token('space', 3)};
  border: 1px solid ${token('color', 'control')};
  border-radius: 10px;
  background: transparent;
  color: ${token('color', 'ink')};
  font-size: ${token('type', 'small')};
  font-weight: ${token('weight', 'semibold')};
  cursor: pointer;

  &:hover {
    background: ${token('color', 'sunken')};
  }
`;
