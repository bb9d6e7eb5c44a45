import { readTrace } from './syncs.ts';

const readRequest = (socket: number) => `7 read(${socket}, "POST /api/business-leads HTTP"..., 65536) = 300`;
const writeResponse = (socket: number) => `7 write(${socket}, "HTTP/1.1 201 Created\\r\\nCac"..., 200) = 200`;
const sync = '7 fdatasync(21) = 0';

test.each([
  [
    'one sync covers every request before it',
    [readRequest(30), readRequest(31), sync, writeResponse(30), writeResponse(31)],
    0,
  ],
  ['a sync before the request does not count', [sync, readRequest(30), writeResponse(30)], 1],
  [
    'a failed sync does not count',
    [readRequest(30), '7 fdatasync(21) = -1 EIO (Input/output error)', writeResponse(30)],
    1,
  ],
  [
    'a delayed sync counts when it has ended',
    [
      readRequest(30),
      '7 fdatasync(21 <unfinished ...>',
      '7 <... fdatasync resumed>) = 0 (DELAYED)',
      writeResponse(30),
    ],
    0,
  ],
  [
    'a delayed sync does not count before it has ended',
    [
      readRequest(30),
      '7 fdatasync(21 <unfinished ...>',
      writeResponse(30),
      '7 <... fdatasync resumed>) = 0 (DELAYED)',
    ],
    1,
  ],
  [
    'each request on a connection needs its own sync',
    [readRequest(30), sync, writeResponse(30), readRequest(30), writeResponse(30)],
    1,
  ],
])('%s', (_, lines, unsynced) => {
  expect(readTrace(lines.join('\n'))).toMatchObject({ unsynced });
});
