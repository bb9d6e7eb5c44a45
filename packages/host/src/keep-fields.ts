import { flushSync } from 'react-dom';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement;

const selector = 'input, textarea, select, details';

const fieldsIn = (nodes: Iterable<Node>) =>
  [...nodes].flatMap((node) => {
    if (!(node instanceof HTMLElement)) return [];
    return [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)] as Field[];
  });

/** Fields of one key replace each other in the order of the document. */
const keyOf = (field: Field) =>
  [field.localName, field.getAttribute('name'), field.getAttribute('type')].join();

/** Sets a value as the browser does for the visitor. React ignores an assignment to the element's own property. */
function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}

const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/** Gives a field what the visitor has typed into, ticked or opened in the one that it replaces. */
function fill(field: Field, old: Field) {
  if (field instanceof HTMLDetailsElement) field.open = (old as HTMLDetailsElement).open;
  else if (['checkbox', 'radio'].includes(field.type)) {
    if (isChecked(field) !== isChecked(old)) field.click();
  } else if (field.type !== 'file') {
    const { value } = old as typeof field;
    if (value !== '' && value !== field.value) type(field, value);
  }
}

/** Moves the focus, and the position of the cursor, to the field that replaces the focused one. */
function focus(field: Field, old: Field) {
  field.focus({ preventScroll: true });
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  try {
    const { selectionStart, selectionEnd } = old as typeof field;
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  } catch {
    // Some types of input have no selection.
  }
}

/**
 * Keeps what the visitor has typed, ticked or opened when React replaces elements, because an add-on has changed them
 * (docs/architecture.md). A field that the page itself removes is not followed: the next one starts empty.
 */
export function keepFields(element: HTMLElement) {
  const followed = new Set<Field>();
  /** Removed fields by key, until they are replaced. */
  const removed = new Map<string, Field[]>();
  let focused: EventTarget | null = document.activeElement;

  function remember(fields: Field[]) {
    for (const field of fields) removed.set(keyOf(field), [...(removed.get(keyOf(field)) ?? []), field]);
  }

  function refill(fields: Field[]) {
    for (const field of fields) {
      const old = removed.get(keyOf(field))?.shift();
      if (!old) continue;
      // In a task of its own for React, whose event handlers must see the change before this one.
      if (old !== field) flushSync(() => fill(field, old));
      if (old === focused && document.activeElement === document.body) focus(field, old);
    }
  }

  const removedIn = (records: MutationRecord[]) =>
    fieldsIn(records.flatMap(({ removedNodes }) => [...removedNodes]));
  const refillAdded = (records: MutationRecord[]) =>
    refill(
      fieldsIn(records.flatMap(({ addedNodes }) => [...addedNodes])).filter((field) =>
        element.contains(field),
      ),
    );

  function handle(records: MutationRecord[]) {
    remember(removedIn(records).filter((field) => followed.has(field)));
    refillAdded(records);
  }

  const observer = new MutationObserver(handle);
  observer.observe(element, { childList: true, subtree: true });
  const follow = ({ target }: Event) => {
    focused = target;
  };
  element.addEventListener('focusin', follow);
  return {
    /** Follows the fields that React has removed a moment ago, because it gave elements up, until others replace them. */
    replace() {
      const records = observer.takeRecords();
      const fields = removedIn(records);
      for (const field of fields) followed.add(field);
      remember(fields);
      // After React's commit, in which event handlers could not change the state.
      queueMicrotask(() => refillAdded(records));
    },
    stop() {
      observer.disconnect();
      element.removeEventListener('focusin', follow);
    },
  };
}
