import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Starts a proxy to a server. `cut` stops it and closes its connections, `silence` stops passing data, `restore` undoes
 * both.
 */
export async function startFaultProxy(to: URL) {
  const sockets = new Set<Socket>();
  let isSilent = false;

  const pass = (from: Socket, target: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!isSilent) target.write(bytes);
    });
    from.on('error', () => target.destroy());
    from.on('close', () => {
      sockets.delete(from);
      target.destroy();
    });
  };

  const listen = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(Number(to.port || 3306), to.hostname);
      pass(near, far);
      pass(far, near);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };

  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };

  return {
    url: Object.assign(new URL(to.href), { host: `127.0.0.1:${port}` }).href,
    cut: close,
    silence: () => {
      isSilent = true;
    },
    restore: async () => {
      close();
      isSilent = false;
      server = await listen(port);
    },
    close,
  };
}
