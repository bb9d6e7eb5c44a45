import { sampleOf } from '../../../scripts/testing/generated-cases.ts';
import { hostileRequests } from '../../../scripts/testing/hostile/corpus.ts';
import { sendAll, undocumented } from '../../../scripts/testing/hostile/raw-request.ts';
import { runServer, terminate, urlOf } from '../../test/support/run-node.ts';
import { createTestDatabase } from '../../test/support/test-database.ts';

test('malformed requests get a documented answer and log no error', async () => {
  const limits = { LIMIT_INTAKE: '10000', LIMIT_LOGIN: '10000' };
  const run = runServer(await createTestDatabase(), { ...limits, ADMIN_HOSTS: '127.0.0.1' });
  const address = await urlOf(run);
  const replies = await sendAll(address, sampleOf(hostileRequests(['/api/captcha'])));
  expect(replies.length).toBeGreaterThan(100);
  expect(undocumented(replies)).toEqual([]);
  expect((await fetch(`${address}/api/auth-check`)).status).toBe(401);
  expect(run.output()).not.toMatch(/"level":"(?:error|fatal)"/);
  expect(await terminate(run)).toBe(0);
});
