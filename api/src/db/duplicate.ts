import { codeOf } from './unavailable.ts';

/** Returns whether a row was rejected because another row has its unique key. */
export const isDuplicate = (error: unknown): boolean =>
  /^(?:ER_DUP_ENTRY|SQLITE_CONSTRAINT_(?:UNIQUE|PRIMARYKEY))$/.test(codeOf(error));
