import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterwards } from './afterwards.ts';
import { receivedText } from './received-text.ts';

interface Mail {
  /** The name with which the sender greeted. */
  greeting: string;
  from: string;
  to: string[];
  /** Returns the unfolded value of a header. */
  header(name: string): string | undefined;
  raw: string;
}

export interface SmtpSink {
  url: string;
  mails: Mail[];
  /** Mails that were refused. */
  refused: Mail[];
  /** Refuses every mail from now on, or accepts mails again. */
  refuse(isRefusing: boolean): void;
  /** Leaves mails without an answer from now on. */
  hold(): void;
  /** Answers mails again, and also those that were left without an answer if their senders still wait. */
  release(): void;
  /** Returns the number of mails received in full, accepted or not. */
  received(): number;
}

/** Starts a mail server that accepts every mail and delivers none, and stops it afterwards. */
export async function startSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const mails: Mail[] = [];
  const refused: Mail[] = [];
  let isRefusing = false;
  let released: PromiseWithResolvers<void> | undefined;
  let received = 0;
  const connected = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
    onConnect: ({ id }, done) => {
      connected.add(id);
      done();
    },
    onClose: ({ id }) => {
      connected.delete(id);
    },
    onData: async (stream, session, done) => {
      const raw = await receivedText(stream);
      if (raw === undefined) return done();
      received += 1;
      await released?.promise;
      if (!connected.has(session.id)) return;
      const { mailFrom, rcptTo } = session.envelope;
      const head = raw.split('\r\n\r\n', 1)[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
      (isRefusing ? refused : mails).push({
        greeting: session.hostNameAppearsAs,
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        header: (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1],
        raw,
      });
      done(isRefusing ? Object.assign(new Error('Try later'), { responseCode: 451 }) : undefined);
    },
  });
  // Ignore connections reset by killed senders.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  if (!listener.listening) await once(listener, 'listening');
  afterwards(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}?tls=none`,
    mails,
    refused,
    refuse: (value) => {
      isRefusing = value;
    },
    hold: () => {
      released ??= Promise.withResolvers();
    },
    release: () => {
      released?.resolve();
      released = undefined;
    },
    received: () => received,
  };
}
