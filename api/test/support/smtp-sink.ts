import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { receivedText } from './received-text.ts';

interface Mail {
  from: string;
  to: string[];
  /** Returns the unfolded value of a header. */
  header(name: string): string | undefined;
  raw: string;
}

export interface SmtpSink {
  url: string;
  mails: Mail[];
  /** Refuses every mail from now on, or accepts mails again. */
  refuse(isRefusing: boolean): void;
  /** Delays the answer to each mail by `time` milliseconds. */
  dally(time: number): void;
  /** Returns the number of mails received in full, accepted or not. */
  dallied(): number;
  stop(): Promise<void>;
}

/** Starts a mail server that accepts every mail and delivers none. */
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
  // Ignore connections reset by killed senders.
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
