import { isOnMySql } from './test-database.ts';

const notHere = Object.assign(() => undefined, { each: () => () => undefined });
/** Declares a test whose outcome does not depend on the database: it runs on SQLite only. */
export const testOnSqlite = (isOnMySql ? notHere : test) as typeof test;
