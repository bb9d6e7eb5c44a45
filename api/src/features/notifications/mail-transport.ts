import { createTransport } from 'nodemailer';
import type { SmtpServer } from './smtp-url.ts';

export const createMailTransport = (server: SmtpServer) =>
  createTransport({
    ...server,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    // Servers may scan a mail before they confirm it; a shorter timeout would send it twice (docs/decisions/0062).
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Returns the domain of an address, for Message-IDs. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
