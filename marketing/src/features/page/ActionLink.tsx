import { Link } from '@suite/host/router';
import { ButtonLink } from '@suite/ui/Button';
import { ArrowUpRight } from '@suite/ui/icons';
import type { ComponentProps } from 'react';
import type { Action } from '../../content/actions.ts';

interface ActionLinkProps
  extends Pick<ComponentProps<typeof ButtonLink>, '$variant' | '$size' | 'className'> {
  /** The action; undefined if its target is not configured, in which case nothing is rendered. */
  action: Action | undefined;
  /** Called when the visitor follows a link to one of our pages. */
  onLeave?: () => void;
}

/** Renders a button that links to one of our pages, or to another site in a new tab. */
export function ActionLink({ action, onLeave, ...style }: ActionLinkProps) {
  if (!action) return null;
  const { label, href, isExternal } = action;
  if (!isExternal) {
    return (
      <ButtonLink as={Link} to={href} onClick={onLeave} {...style}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={href} target="_blank" rel="noopener" {...style}>
      {label}
      <ArrowUpRight aria-hidden size={18} strokeWidth={1.75} />
    </ButtonLink>
  );
}
