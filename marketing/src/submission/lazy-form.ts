import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part.ts';
import { putAside, typedInto } from './put-aside.ts';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyForm {
  /** Returns the form's component. */
  read(): ComponentType;
  /** Makes the next `read` load the component again after a failure. */
  renew(): void;
}

/**
 * Keeps what was typed into the served form. It exists only in the document, and React removes it with the failed
 * component.
 */
function putServedAside(form: string) {
  const element = document.querySelector<HTMLFormElement>('#page form');
  const values = element ? typedInto(element) : {};
  if (Object.values(values).some((text) => text !== ''))
    putAside(form, { values, begunAt: performance.timeOrigin });
}

/** Creates a form whose code loads after its page (docs/decisions/0047). Typed text is kept if loading fails. */
export function createLazyForm(form: string, load: Load): LazyForm {
  const loadOrPutAside = () =>
    load().catch((error: unknown) => {
      putServedAside(form);
      throw error;
    });
  const create = () => lazy(() => loadPart(`${form}-form`, loadOrPutAside));
  let current = create();
  return {
    read: () => current,
    renew() {
      current = create();
    },
  };
}
