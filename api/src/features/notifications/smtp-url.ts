import { serverName } from '../../settings/server-name.ts';

/** Connection options of a mail server, in nodemailer's format. */
export interface SmtpServer {
  host: string;
  port: number;
  /** Whether the connection uses TLS from the start. */
  secure: boolean;
  /** Whether sending requires a successful STARTTLS. */
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
}

/**
 * Parses SMTP_URL: `smtps://` connects with TLS, `smtp://` requires STARTTLS, `smtp://…?tls=none` sends without TLS to
 * a server in the same network. The ports 465 and 587 decide by themselves, because the other kind of TLS fails there.
 * Returns undefined for anything else. Certificates are always verified.
 */
export function parseSmtpUrl(url: string): SmtpServer | undefined {
  if (!/^smtps?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, port, username, password, search, pathname } = new URL(url);
  const host = serverName(url);
  const secure = port === '465' || (protocol === 'smtps:' && port !== '587');
  const isPlain = search === '?tls=none' && !secure && protocol === 'smtp:';
  if (!host || (search !== '' && !isPlain) || pathname.length > 1) return undefined;
  const auth = decodedAuth(username, password);
  if (auth === 'broken') return undefined;
  return {
    host,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !isPlain,
    ignoreTLS: isPlain,
    ...(auth && { auth }),
  };
}

function decodedAuth(username: string, password: string) {
  if (username === '') return password === '' ? undefined : 'broken';
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return 'broken';
  }
}
