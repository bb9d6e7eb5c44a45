import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The liar of the `syncs` drill: it thanks for a lead and keeps nothing. */
const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(201).end('{"message":"Thank you!"}'));
}).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
