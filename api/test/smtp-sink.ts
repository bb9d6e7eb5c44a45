import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface Mail {
  from: string;
  to: string[];
  /** The header's value, its lines unfolded. */
  header(name: string): string | undefined;
  raw: string;
}

export interface SmtpSink {
  url: string;
  mails: Mail[];
  /** Refuses every mail from now on, or takes them again. */
  refuse(isRefusing: boolean): void;
  stop(): Promise<void>;
}

/** A mail server that takes everything and sends nothing. */
export async function startSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const mails: Mail[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
    onData: async (stream, session, done) => {
      const raw = await text(stream);
      if (isRefusing) return done(Object.assign(new Error('Try later'), { responseCode: 451 }));
      const { mailFrom, rcptTo } = session.envelope;
      const head = raw.split('\r\n\r\n', 1)[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
      mails.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1],
        raw,
      });
      done();
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  if (!listener.listening) await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}?tls=none`,
    mails,
    refuse: (value) => {
      isRefusing = value;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
