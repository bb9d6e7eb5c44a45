/** The (0) before the area code, which is dialled within the country only; in Italy and San Marino always. */
const trunkPrefix = /^(\+(?!39|378).*?)\(\s*0\s*\)/;

/** Returns the `tel:` URL of a printed telephone number. */
export const telephoneUrl = (number: string) =>
  `tel:${number.replace(trunkPrefix, '$1').replace(/[^+0-9]/g, '')}`;
