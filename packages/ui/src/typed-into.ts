const isTextControl = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.type !== 'radio' && element.type !== 'checkbox');

/** Returns the values of a form's text fields in the document, by name. */
const typedInto = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...form.elements]
      .filter(isTextControl)
      .filter(({ name }) => name !== '')
      .map(({ name, value }) => [name, value]),
  );

/** Returns the values of a form's text fields that differ from these values, which name the fields. */
export const typedApartFrom = (values: Record<string, unknown>, form: HTMLFormElement | null | undefined) =>
  Object.fromEntries(
    Object.entries(form ? typedInto(form) : {}).filter(
      ([name, value]) => typeof values[name] === 'string' && value !== values[name],
    ),
  );
