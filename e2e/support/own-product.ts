import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ProductUnderTest, startProduct } from '../../scripts/testing/start-product.ts';
import { test as browserTest } from './browser-test.ts';

/** A separate product for one test, which the test can break. */
export interface OwnProduct extends Pick<ProductUnderTest, 'env'> {
  /** Runs SQL in the product's database from outside, as a server administrator's mistake would. */
  breakDatabase(sql: string): void;
  /** Reads from the product's database. */
  query(sql: string): unknown[];
  /** Takes the database's only write lock, as a backup that hangs would. Returns a function that releases it. */
  lockDatabase(): () => void;
  /** Stops the whole product at once, as a crash or a lost connection would. */
  kill(): Promise<void>;
  /** Starts the product again on the same port with the same data. */
  restart(): Promise<void>;
}

interface Options {
  /** Environment variables of the product. */
  variables: Record<string, string>;
}

/** Ignores the settings of the person who runs the tests, and keeps the captcha's proof of work short. */
const defaults = { PUBLIC_URL: '', DATABASE_URL: '', SMTP_URL: '', WEBHOOK_URL: '', CAPTCHA_WORK: '20' };

/** `test` with a separate product, as the fixture `product`. The front ends must be built. */
export const test = browserTest.extend<Options & { product: OwnProduct }>({
  variables: [{}, { option: true }],
  product: async ({ variables, browserAvailable: _ }, use, testInfo) => {
    // The test's time includes starting and stopping the product.
    testInfo.setTimeout(2 * testInfo.timeout);
    const options = { variables: { ...defaults, ...variables } };
    let running = await startProduct(process.env, [], options);
    const { port, folder } = running;
    // Milliseconds to wait for a lock, such as that of a product that just started.
    const open = () => new DatabaseSync(path.join(folder, 'suite.sqlite'), { timeout: 30_000 });
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
        running = await startProduct(process.env, [], { ...options, port, folder });
      },
    });
    await running.stop();
  },
  baseURL: async ({ product }, use) => use(product.env.TEST_GATEWAY_URL),
});
