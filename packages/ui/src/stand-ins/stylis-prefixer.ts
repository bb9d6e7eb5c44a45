/**
 * Replaces stylis' vendor prefix table, which styled-components bundles but uses only on request.
 * @public webpack resolves the module to it (packages/build/src/stand-ins.ts)
 */
export const prefix = (declaration: string) => declaration;
