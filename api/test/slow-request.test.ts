import { once } from 'node:events';
import { connect } from 'node:net';
import { runNode } from './run-node.ts';
import { createTestDatabase } from './test-database.ts';

test('a request whose head or body does not come to an end is cut within 15 seconds', async () => {
  const database = await createTestDatabase();
  const run = runNode('server.ts', [], {
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
  });
  const [, port] = await run.waitFor(/"port":(\d+)/);
  const begun = Date.now();
  const ends = [
    'POST /api/business-leads HTTP/1.1\r\nHost: x\r\n',
    'POST /api/business-leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"name":',
  ].map(async (piece) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.resume().write(piece);
    await once(socket, 'close');
    return Date.now() - begun;
  });
  for (const duration of await Promise.all(ends)) expect(duration).toBeLessThan(15_000);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  await database.drop();
});
