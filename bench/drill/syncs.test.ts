import { readTrace } from './syncs.ts';

const ask = (socket: number) => `7 read(${socket}, "POST /api/business-leads HTTP"..., 65536) = 300`;
const thank = (socket: number) => `7 write(${socket}, "HTTP/1.1 201 Created\\r\\nCac"..., 200) = 200`;
const sync = '7 fdatasync(21) = 0';

test.each([
  ['one sync serves all that were asked before it', [ask(30), ask(31), sync, thank(30), thank(31)], 0],
  ['a sync before the request does not count', [sync, ask(30), thank(30)], 1],
  [
    'a sync that failed does not count',
    [ask(30), '7 fdatasync(21) = -1 EIO (Input/output error)', thank(30)],
    1,
  ],
  ['each request on a connection needs its own', [ask(30), sync, thank(30), ask(30), thank(30)], 1],
])('%s', (_, lines, unsynced) => {
  expect(readTrace(lines.join('\n'))).toMatchObject({ unsynced });
});
