import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { receivedText } from './received-text.ts';

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
  /** Thinks so long about each mail before it is taken, in milliseconds. */
  dally(time: number): void;
  /** How many mails it has received in full, taken or not. */
  dallied(): number;
  stop(): Promise<void>;
}

/** A mail server that takes everything and sends nothing. */
export async function startSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const mails: Mail[] = [];
  let isRefusing = false;
  let dallying = 0;
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
    onData: async (stream, session, done) => {
      const raw = await receivedText(stream);
      if (raw === undefined) return done();
      received += 1;
      if (dallying > 0) await delay(dallying, undefined, { ref: false });
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
  // A sender that was killed has its connection reset in the middle of a mail.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  if (!listener.listening) await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}?tls=none`,
    mails,
    refuse: (value) => {
      isRefusing = value;
    },
    dally: (time) => {
      dallying = time;
    },
    dallied: () => received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
