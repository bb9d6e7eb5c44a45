/** localStorage key of a consenting visitor's touches. */
export const touchesKey = 'touches';
