import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ProductUnderTest, startProduct } from '../../scripts/testing/start-product.ts';
import { test as browserTest } from './browser-test.ts';

/** A product that one test has for itself, to break it in earnest. */
export interface OwnProduct extends Pick<ProductUnderTest, 'env'> {
  /** Runs SQL in its database, from outside: what the administrator of a server could have done wrong. */
  breakDatabase(sql: string): void;
  /** Reads from its database. */
  query(sql: string): unknown[];
  /** Takes the database's one write lock, as a backup that hangs would; gives what ends that. */
  lockDatabase(): () => void;
  /** Ends the whole product at once, as a crash or a lost connection would. */
  kill(): Promise<void>;
  /** Starts it again where it was, on its data. */
  restart(): Promise<void>;
}

interface Options {
  /** Its configuration. */
  variables: Record<string, string>;
}

/** Nothing of a product that whoever tests has configured; little work for the captcha, which is not what is tested. */
const defaults = { PUBLIC_URL: '', DATABASE_URL: '', SMTP_URL: '', WEBHOOK_URL: '', CAPTCHA_WORK: '20' };

/** `test` on a product of its own, with `product` to break it. The front ends have to be built. */
export const test = browserTest.extend<Options & { product: OwnProduct }>({
  variables: [{}, { option: true }],
  product: async ({ variables, browserThere: _ }, use, testInfo) => {
    // Starts and ends of a product count too.
    testInfo.setTimeout(2 * testInfo.timeout);
    const given = { variables: { ...defaults, ...variables } };
    let running = await startProduct(process.env, [], given);
    const { port, folder } = running;
    const open = () => new DatabaseSync(path.join(folder, 'suite.sqlite'));
    await use({
      env: running.env,
      breakDatabase(sql) {
        const database = open();
        database.exec(sql);
        database.close();
      },
      query(sql) {
        const database = open();
        const rows = database.prepare(sql).all();
        database.close();
        return rows;
      },
      lockDatabase() {
        const database = open();
        database.exec('BEGIN IMMEDIATE');
        return () => database.close();
      },
      kill: () => running.kill(),
      async restart() {
        running = await startProduct(process.env, [], { ...given, port, folder });
      },
    });
    await running.stop();
  },
  baseURL: async ({ product }, use) => use(product.env.TEST_GATEWAY_URL),
});
