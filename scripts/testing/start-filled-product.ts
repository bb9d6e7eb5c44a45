import path from 'node:path';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { writeRows } from './row-seeds.ts';
import { type ProductUnderTest, startProduct } from './start-product.ts';

/** Starts a product with the given number of leads, all older than those that tests send. */
export async function startFilledProduct(env: NodeJS.ProcessEnv, rows: number): Promise<ProductUnderTest> {
  const empty = await startProduct(env);
  await empty.kill();
  const { folder, port } = empty;
  const db = openDatabase(
    { kind: 'sqlite', file: path.join(folder, 'suite.sqlite') },
    { withoutTimeout: true },
  );
  await writeRows(db, 0, rows, Date.now()).finally(() => db.destroy());
  // The first start created the administrator.
  return { ...(await startProduct(env, [], { folder, port })), env: empty.env };
}
