import { getSystemErrorName } from 'node:util';

interface SendError {
  name?: string;
  message?: string;
  code?: string | number;
  errno?: number;
  /** Reply code of a mail server. */
  responseCode?: number;
  /** HTTP status of a webhook. */
  status?: number;
}

/** Returns whether the server answered, so that the failure is about this notification only. */
export const hasAnswered = (error: unknown) => {
  const { responseCode, status } = error as SendError;
  return responseCode !== undefined || status !== undefined;
};

const sentences: [pattern: RegExp, sentence: string][] = [
  [/^EAUTH/, 'the mail server refused the user name or password of SMTP_URL'],
  [/^EENVELOPE/, 'the mail server refused the sender or the recipient'],
  [/^EMESSAGE/, 'the mail server refused the mail'],
  [/^(?:ENOTFOUND|EAI_\w+|EDNS)/, 'the name of the server could not be found'],
  [/^ECONNREFUSED/, 'the server refused the connection: nothing listens on this port'],
  [/^(?:EHOSTUNREACH|ENETUNREACH)/, 'there is no network route to the server'],
  [/^(?:ETIMEDOUT|TimeoutError)/, 'the server did not answer in time'],
  [/^(?:TLS|ETLS)/, 'the TLS connection failed'],
  [
    /^(?:ECONNRESET|ECONNECTION|EPIPE|HPE_\w+)/,
    'the server closed the connection or does not speak this protocol',
  ],
  [/^AbortError/, 'the product was stopped while sending'],
  [/^30[1-378]$/, 'the receiver redirects: set WEBHOOK_URL to the address it redirects to'],
  [/^\d{3}$/, 'the receiver answered with an error'],
];

/**
 * Returns why sending failed as a sentence and the codes of the error. Messages are left out, because those of mail
 * servers repeat addresses, which are personal data.
 */
export function reasonOf(error: unknown): string {
  const codes = codesOf(error as SendError);
  const sentence = sentences.find(([pattern]) => pattern.test(codes))?.[1];
  return sentence ? `${sentence} (${codes})` : codes;
}

function codesOf(error: SendError) {
  const { name, responseCode, status } = error;
  const code = systemCodeOf(error);
  return [code, responseCode, status].filter((part) => part !== undefined).join(' ') || String(name);
}

/** Returns the system's code, which nodemailer replaces by its own ESOCKET or EDNS. */
function systemCodeOf({ code, errno, message = '' }: SendError) {
  if (typeof code !== 'string') return undefined;
  if (/^(?:E[A-Z]+|HPE_\w+)$/.test(code) && code !== 'ESOCKET' && code !== 'EPROTO') return code;
  if (code === 'ESOCKET' && errno !== undefined) return getSystemErrorName(errno);
  const isTls =
    /certificate|altname|SSL routines/i.test(message) || /TLS|SSL|CERT|SIGNATURE|EPROTO/.test(code);
  return isTls ? `TLS: ${tlsProblemOf(code, message)}` : code;
}

/** Returns OpenSSL's or Node's description of the problem, which names at most the certificate's hosts. */
const tlsProblemOf = (code: string, message: string) =>
  /SSL routines:[^:]*:([^:]*):/.exec(message)?.[1] ?? (/^[^;:.]*/.exec(message)?.[0] || code);
