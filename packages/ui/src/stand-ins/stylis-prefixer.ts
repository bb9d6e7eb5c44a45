/**
 * For stylis' table of vendor prefixes, which styled-components brings along and leaves off unless asked.
 * @public webpack takes it for the module (packages/build/src/stand-ins.ts)
 */
export const prefix = (declaration: string) => declaration;
