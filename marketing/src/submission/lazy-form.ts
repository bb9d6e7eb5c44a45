import { typedInto } from '@suite/ui/typed-into';
import { type ComponentType, lazy } from 'react';
import { keepText } from './kept-text.ts';
import { loadPart } from './load-part.ts';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyForm {
  /** Returns the form's component. */
  read(): ComponentType;
  /** Replaces the component with a new one, which loads again, after a failure. */
  renew(): void;
}

/**
 * Keeps the text typed into the served form. The text exists only in the document, and React removes the form when its
 * component fails.
 */
function keepServedText(form: string) {
  const element = document.querySelector<HTMLFormElement>('#page form');
  const values = element ? typedInto(element) : {};
  if (Object.values(values).some((text) => text !== ''))
    keepText(form, { values, begunAt: performance.timeOrigin });
}

/** Creates a form whose code loads after its page (docs/decisions/0002). Typed text is kept if loading fails. */
export function createLazyForm(form: string, load: Load): LazyForm {
  const loadOrKeepText = () =>
    load().catch((error: unknown) => {
      keepServedText(form);
      throw error;
    });
  const create = () => lazy(() => loadPart(`${form}-form`, loadOrKeepText));
  let current = create();
  return {
    read: () => current,
    renew() {
      current = create();
    },
  };
}
