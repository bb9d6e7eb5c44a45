/** Returns a printed address that wraps only after its commas, so that a number stays with its street or city. */
export const addressText = (address: string) =>
  address
    .split(', ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(', ');
