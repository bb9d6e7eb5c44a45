import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part.ts';
import { putAside, typedInto } from './put-aside.ts';

type Load = () => Promise<{ default: ComponentType }>;

export interface LazyForm {
  /** The form's component, for as long as it has not failed. */
  read(): ComponentType;
  /** Lets the next `read` try again. */
  renew(): void;
}

/** What is typed into the served form is in the document alone: React takes that away with the part that failed. */
function putServedAside(form: string) {
  const element = document.querySelector<HTMLFormElement>('#page form');
  const values = element ? typedInto(element) : {};
  if (Object.values(values).some((text) => text !== ''))
    putAside(form, { values, begunAt: performance.timeOrigin });
}

/** A form whose code comes after its page (docs/decisions/0047); without it, what is typed already is kept (R85). */
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
