import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterwards } from './afterwards.ts';

/** Returns whether a packet of MySQL's protocol is a query (COM_QUERY) that writes, with or without attributes. */
const isWrite = (packet: Buffer) =>
  packet[4] === 3 && /^\W*(?:insert|update|delete|replace)\b/.test(packet.subarray(5, 20).toString('latin1'));

/** Returns an ERR packet of MySQL's protocol. */
function errorPacket(sequence: number, code: number, message: string): Buffer {
  const body = Buffer.from(`\xff\0\0#HY000${message}`, 'latin1');
  body.writeUInt16LE(code, 1);
  const head = Buffer.alloc(4);
  head.writeUIntLE(body.length, 0, 3);
  head.writeUInt8(sequence, 3);
  return Buffer.concat([head, body]);
}

/**
 * Starts a proxy to a server, and closes it afterwards. `cut` stops it and closes its connections, `silence` stops passing data, `refuseWrites`
 * answers statements that write with an error of MySQL, and `restore` undoes all of them.
 */
export async function startFaultProxy(to: URL) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let refusal: ((sequence: number) => Buffer) | undefined;

  const pass = (from: Socket, target: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (refusal && isWrite(bytes)) from.write(refusal(bytes.readUInt8(3) + 1));
      else if (!isSilent) target.write(bytes);
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
  afterwards(() => close());
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
    refuseWrites: (code: number, message: string) => {
      refusal = (sequence) => errorPacket(sequence, code, message);
    },
    restore: async () => {
      close();
      isSilent = false;
      refusal = undefined;
      server = await listen(port);
    },
    close,
  };
}
