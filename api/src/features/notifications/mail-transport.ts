import { createTransport } from 'nodemailer';
import type { SmtpServer } from './smtp-url.ts';

export const createMailTransport = (server: SmtpServer) =>
  createTransport({
    ...server,
    connectionTimeout: 3000,
    greetingTimeout: 3000,
    // A server that looks at a mail takes its time; cut sooner, it would have taken it and be sent it again (decision 85).
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** The part of an address that its Message-IDs end with. */
export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
