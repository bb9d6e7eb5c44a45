import { createTransport } from 'nodemailer';
import type { SmtpServer } from './smtp-url.ts';

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/**
 * Creates a transport for mails of a sender. Within `greetingLimit` milliseconds the server must be reached, and then greet.
 */
export const createMailTransport = (server: SmtpServer, from: string, greetingLimit: number) =>
  createTransport({
    ...server,
    // Some servers refuse the IP address with which a host whose name has no dot would greet.
    name: domainOf(from),
    connectionTimeout: greetingLimit,
    greetingTimeout: greetingLimit,
    // Servers may scan a mail before they confirm it; a shorter timeout would send it twice (docs/decisions/0062).
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Milliseconds that a mail may take in all, less than its claim in the outbox lasts. */
const mailLimit = 90_000;

/** A mail. Its recipient comes from the configuration, except that of an acknowledgement. */
interface Mail {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  /** Part of the Message-ID before the domain. */
  id: string;
  text: string;
  html?: string;
}

/** Sends a mail; rejects if the server does not accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

interface MailerOptions {
  server: SmtpServer;
  from: string;
  /** Name shown beside the sender's address. */
  fromName: string | undefined;
}

const addressed = (address: string, name = '') => ({ name, address });

/** Creates the function that sends all mails of the product, from one sender, until the signal aborts. */
export function createMailer({ server, from, fromName }: MailerOptions, greetingLimit: number) {
  const transport = createMailTransport(server, from, greetingLimit);
  return async ({ to, replyTo, id, ...content }: Mail, signal: AbortSignal): Promise<void> => {
    await transport.sendMail({
      ...content,
      signal: AbortSignal.any([signal, AbortSignal.timeout(mailLimit)]),
      from: addressed(from, fromName),
      to: addressed(to),
      ...(replyTo && { replyTo: addressed(replyTo) }),
      messageId: `<${id}@${domainOf(from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
