const isTextControl = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox');

/** Returns the values of a form's text fields in the document that differ from these values, by name. */
export const typedApartFrom = (values: Record<string, unknown>, form: HTMLFormElement | null | undefined) =>
  Object.fromEntries(
    [...(form?.elements ?? [])]
      .filter(isTextControl)
      .filter(({ name, value }) => typeof values[name] === 'string' && value !== values[name])
      .map(({ name, value }) => [name, value]),
  );
