/** Returns the `tel:` URL of a printed telephone number. */
export const telephoneUrl = (number: string) => `tel:${number.replace(/[^+0-9]/g, '')}`;
