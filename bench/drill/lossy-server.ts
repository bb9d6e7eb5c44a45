import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Negative control of the `syncs` drill: acknowledges leads and stores nothing. */
const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(201).end('{"message":"Thank you!"}'));
}).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
