import path from 'node:path';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { writeRows } from './row-seeds.ts';
import { type ProductUnderTest, startProduct } from './start-product.ts';

/** Starts a product that holds so many leads already, all older than what a test sends. */
export async function startFilledProduct(env: NodeJS.ProcessEnv, rows: number): Promise<ProductUnderTest> {
  const empty = await startProduct(env);
  await empty.kill();
  const { folder, port } = empty;
  const db = openDatabase({ kind: 'sqlite', file: path.join(folder, 'suite.sqlite') }, { unhurried: true });
  await writeRows(db, 0, rows, Date.now()).finally(() => db.destroy());
  // The administrator was made by the first start.
  return { ...(await startProduct(env, [], { folder, port })), env: empty.env };
}
