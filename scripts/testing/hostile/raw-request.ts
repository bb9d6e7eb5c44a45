import { connect } from 'node:net';

export interface RawRequest {
  title: string;
  bytes: Buffer;
}

/** The responses on a connection, and whether the server closed it in time. */
export interface Reply extends RawRequest {
  statuses: number[];
  text: string;
  isClosed: boolean;
}

/** Milliseconds after which the client ends its side of a connection on which the server waits for data. */
const patience = 400;
/** Milliseconds after which an open connection is abandoned. */
const deadline = 5000;
const atOnce = 16;

const statusLine = /HTTP\/1\.[01] (\d{3}) /g;

/** Sends bytes unchanged on a separate connection, and reads until the server closes it. */
function send({ port, hostname }: URL, request: RawRequest): Promise<Reply> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ port: Number(port || 80), host: hostname, allowHalfOpen: true });
    const finish = (isClosed: boolean) => {
      clearTimeout(giveUp);
      clearTimeout(stop);
      socket.destroy();
      const statuses = [...text.matchAll(statusLine)].map(([, status]) => Number(status));
      resolve({ ...request, statuses, text, isClosed });
    };
    const giveUp = setTimeout(finish, deadline, false);
    let stop = setTimeout(() => socket.end(), patience);
    socket.on('data', (data) => {
      text += data.toString('latin1');
      clearTimeout(stop);
      stop = setTimeout(() => socket.end(), patience / 4);
    });
    socket.on('end', () => finish(true));
    socket.on('error', () => finish(true));
    socket.write(request.bytes);
  });
}

/** Sends all requests, a few at a time. Returns the replies in the same order. */
export async function sendAll(address: string, requests: readonly RawRequest[]): Promise<Reply[]> {
  const url = new URL(address);
  const replies: Reply[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < requests.length; index = next++)
      replies[index] = await send(url, requests[index] as RawRequest);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return replies;
}

/** Statuses allowed in responses to malformed requests. */
const documented = new Set([
  100, 200, 201, 204, 206, 301, 304, 400, 401, 403, 404, 405, 408, 413, 414, 415, 416, 422, 429, 431,
]);

/** Returns a line for each reply that is neither a documented status nor a closed connection. */
export const undocumented = (replies: readonly Reply[]): string[] =>
  replies.flatMap(({ title, statuses, isClosed }) => {
    const wrong = statuses.filter((status) => !documented.has(status));
    if (wrong.length > 0) return [`${title}: ${wrong.join(', ')}`];
    return statuses.length === 0 && !isClosed ? [`${title}: no answer, and left open`] : [];
  });
