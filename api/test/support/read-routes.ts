import type { Router } from '@koa/router';
import { readConfig } from '../../src/server/config.ts';
import { assembleApi } from '../../src/server/start-api.ts';
import { createTestDatabase } from './test-database.ts';

/** Returns method and path of every route in the API's routers, such as 'GET /api/admin/contacts/:id'. */
export async function readRoutes(): Promise<string[]> {
  const database = await createTestDatabase();
  const { app, close } = assembleApi(readConfig({ DATABASE_URL: database.url, DATA_DIR: database.folder }));
  await close();
  const routers = app.middleware.flatMap((middleware) => (middleware as { router?: Router }).router ?? []);
  return routers.flatMap(({ stack }) =>
    stack.flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`)),
  );
}
