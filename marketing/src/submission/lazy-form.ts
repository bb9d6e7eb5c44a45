import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part.ts';

declare global {
  interface Window {
    /** Defined by the script at the start of the document. */
    keepTyped?: () => void;
  }
}

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyForm {
  /** Returns the form's component. */
  read(): ComponentType;
  /** Replaces the component with a new one, which loads again, after a failure. */
  renew(): void;
}

/** Creates a form whose code loads after its page (docs/decisions/0002). Typed text is kept if loading fails. */
export function createLazyForm(form: string, load: Load): LazyForm {
  const loadOrKeepText = () =>
    load().catch((error: unknown) => {
      // Typed into the served form, which React removes when its component fails.
      window.keepTyped?.();
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
