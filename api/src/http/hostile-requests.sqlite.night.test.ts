import { sampleOf } from '../../../scripts/testing/generated-cases.ts';
import { hostileRequests } from '../../../scripts/testing/hostile/corpus.ts';
import { sendAll, undocumented } from '../../../scripts/testing/hostile/raw-request.ts';
import { runServer } from '../../test/support/run-node.ts';
import { createTestDatabase, isOnMySql } from '../../test/support/test-database.ts';

test('malformed requests get a documented answer and log no error', async () => {
  const database = await createTestDatabase();
  const run = runServer({
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    LIMIT_INTAKE: '10000',
    LIMIT_LOGIN: '10000',
    ADMIN_HOSTS: '127.0.0.1',
  });
  try {
    const [, port] = await run.waitFor(/"port":(\d+)/);
    if (isOnMySql) await run.waitFor(/database ready/);
    const address = `http://127.0.0.1:${port}`;
    const replies = await sendAll(address, sampleOf(hostileRequests(['/api/captcha'])));
    expect(replies.length).toBeGreaterThan(100);
    expect(undocumented(replies)).toEqual([]);
    expect((await fetch(`${address}/api/auth-check`)).status).toBe(401);
    expect(run.output()).not.toMatch(/"level":"(?:error|fatal)"/);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
  } finally {
    run.child.kill('SIGKILL');
    await run.ended;
    await database.drop();
  }
});
