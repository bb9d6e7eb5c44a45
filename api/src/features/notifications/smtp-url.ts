/** A mail server as nodemailer takes it. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** Go on only once STARTTLS has succeeded. */
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
}

/**
 * Reads SMTP_URL: `smtps://` is TLS from the first byte, `smtp://` demands STARTTLS, `smtp://…?tls=none` is for a server
 * on the own network. Answers undefined for anything else. Certificates are always verified (R61).
 */
export function parseSmtpUrl(url: string): SmtpServer | undefined {
  if (!/^smtps?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, hostname, port, username, password, search, pathname } = new URL(url);
  const secure = protocol === 'smtps:';
  const isPlain = search === '?tls=none' && !secure;
  if (!hostname || (search !== '' && !isPlain) || pathname.length > 1) return undefined;
  const auth = decodedAuth(username, password);
  if (auth === 'broken') return undefined;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !isPlain,
    ignoreTLS: isPlain,
    ...(auth && { auth }),
  };
}

function decodedAuth(username: string, password: string) {
  if (username === '') return undefined;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return 'broken';
  }
}
