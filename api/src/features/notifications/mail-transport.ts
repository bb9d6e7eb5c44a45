import { createTransport } from 'nodemailer';
import type { SmtpServer } from './smtp-url.ts';

export const createMailTransport = (server: SmtpServer) =>
  createTransport({
    ...server,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    // A server may scan a mail before it confirms it; cut off earlier, it would get the mail twice (docs/decisions/0062).
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** The part of an address that its Message-IDs end with. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
