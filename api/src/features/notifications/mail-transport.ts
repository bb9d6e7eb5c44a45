import { createTransport } from 'nodemailer';
import type { SmtpServer } from './smtp-url.ts';

/** Creates a transport. Within `greetingLimit` milliseconds the server must be reached, and then greet. */
export const createMailTransport = (server: SmtpServer, greetingLimit: number) =>
  createTransport({
    ...server,
    connectionTimeout: greetingLimit,
    greetingTimeout: greetingLimit,
    // Servers may scan a mail before they confirm it; a shorter timeout would send it twice (docs/decisions/0062).
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Milliseconds that a mail may take in all, less than its claim in the outbox lasts. */
const mailLimit = 90_000;

/** Returns a signal that aborts a mail when `stopping` does, or when it takes too long. */
export const limited = (stopping: AbortSignal) => AbortSignal.any([stopping, AbortSignal.timeout(mailLimit)]);

/** Returns the domain of an address, for Message-IDs. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
