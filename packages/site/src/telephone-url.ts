/** Takes a telephone number as it is printed, gives its `tel:` address. */
export const telephoneUrl = (number: string) => `tel:${number.replace(/[^+0-9]/g, '')}`;
