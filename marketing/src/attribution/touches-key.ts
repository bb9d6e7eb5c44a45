/** Where the browser keeps a consenting visitor's touches. */
export const touchesKey = 'touches';
