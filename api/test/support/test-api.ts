import { createServer } from 'node:http';
import type { Role } from '@suite/contracts/session';
import type { Knex } from 'knex';
import { readConfig } from '../../src/server/config.ts';
import type { StartOptions } from '../../src/server/context.ts';
import { startApi } from '../../src/server/start-api.ts';
import { afterwards, listen } from './afterwards.ts';
import { quickTiming } from './quick-timing.ts';
import { createMigratedDatabase, isOnMySql } from './test-database.ts';
import { allCopied, createVisitor, type Visitor } from './visitor.ts';

export const password = 'the quiet harbour of Galle';
export const lead = { name: 'Nimal Perera', mobileNumber: '+94 77 123 4567', email: 'nimal@example.com' };

export const contact = {
  name: 'Nimal Perera',
  email: 'nimal@example.com',
  message: 'We run three shops.\nHow do we begin?',
  plan: 'Enterprise Resource Planning – Scaled: Finance; annual billing',
};
export const application = {
  name: 'Nimal Perera',
  organization: 'Perera & Sons',
  designation: 'Director',
  country: 'Sri Lanka',
  contactNumber: '+94 77 123 4567',
  email: 'nimal@example.com',
  product: 'jewellery',
  notes: 'Two shops,\n\tone workshop',
};

export interface TestApi {
  /** Separate connection to the API's database. */
  db: Knex;
  databaseUrl: string;
  url: string;
  /** Creates a visitor, who has the cookies of another one if they are given. */
  visitor(cookie?: string): Visitor;
  /** Creates a visitor who is signed in as the administrator. */
  administrator(): Promise<Visitor>;
  /** Adds an account with the administrator's password. Returns a visitor who is signed in to it. */
  account(username: string, role?: Role): Promise<Visitor>;
  /** Stops the API before the test ends. */
  stop(): Promise<void>;
}

/**
 * Starts the whole API on a free port with a separate database, and stops it afterwards. `env` overrides a configuration with high limits and no
 * log output. The API waits for a busy MySQL longer than the product does, unless `env` names a database with faults.
 */
export async function startTestApi(
  env: NodeJS.ProcessEnv = {},
  options: StartOptions = {},
): Promise<TestApi> {
  const database = await createMigratedDatabase();
  const api = await startApi(
    readConfig({
      DATABASE_URL: database.url,
      DATA_DIR: database.folder,
      ADMIN_PASSWORD: password,
      LIMIT_INTAKE: '10000',
      LIMIT_LOGIN: '10000',
      CAPTCHA_WORK: '3',
      LOG_LEVEL: 'silent',
      ...env,
    }),
    {
      withoutTimeout: isOnMySql && !('DATABASE_URL' in env),
      ...options,
      timing: { ...quickTiming, ...options.timing },
    },
  );
  const server = createServer(api.callback);
  // As in the product: after Node's default of 5 s, the server may close a connection that the client is about to use.
  server.keepAliveTimeout = 65_000;
  const db = database.open();
  let stopped: Promise<void> | undefined;
  const stop = () => {
    server.close();
    server.closeAllConnections();
    stopped ??= api.close();
    return stopped;
  };
  afterwards(stop);
  const url = `http://127.0.0.1:${await listen(server)}`;
  const visitor = (cookie?: string) => {
    const created = isOnMySql ? lingering(createVisitor(url)) : createVisitor(url);
    if (cookie) created.cookie = cookie;
    return created;
  };
  const signIn = async (username: string) => {
    const account = visitor();
    const { status } = await account.post('/api/login', { username, password });
    if (status !== 200) throw new Error(`Sign-in answered ${status}`);
    return account;
  };
  return {
    db,
    databaseUrl: database.url,
    url,
    visitor,
    administrator: () => signIn('admin'),
    account: async (username, role = 'administrator') => {
      const { id: _, ...row } = await db('administrators').where({ username: 'admin' }).first();
      await db('administrators').insert({ ...row, username, role });
      return signIn(username);
    },
    stop,
  };
}

/** Gives an object that tests hold before the API has started all that another one has, accessors too. */
const become = <Type extends object>(held: Type, started: Type): Type =>
  Object.defineProperties(held, Object.getOwnPropertyDescriptors(started));

/** Starts an API before the tests of a file or a block, and stops it after those of the file. */
export function sharedApi(env?: NodeJS.ProcessEnv): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    become(api, await startTestApi(env));
  });
  return api;
}

/** Signs the administrator in before the tests. */
export function sharedAdministrator(api: TestApi): Visitor {
  const administrator = {} as Visitor;
  beforeAll(async () => {
    become(administrator, await api.administrator());
  });
  return administrator;
}

/** Makes a visitor wait after each 201 until the submission is in the database. */
function lingering(visitor: Visitor): Visitor {
  const { send } = visitor;
  visitor.send = async (path, request) => {
    const answer = await send(path, request);
    if (answer.status === 201) await allCopied(visitor);
    return answer;
  };
  return visitor;
}
