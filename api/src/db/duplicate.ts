import { codeOf } from './unavailable.ts';

/** Whether a row was refused as another one has its unique key. */
export const isDuplicate = (error: unknown): boolean =>
  /^(?:ER_DUP_ENTRY|SQLITE_CONSTRAINT_(?:UNIQUE|PRIMARYKEY))$/.test(codeOf(error));
