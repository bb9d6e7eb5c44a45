import { setTimeout as delay } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Parsed body, if it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read fields of any answer
  json: any;
}

type Send = (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>;

export interface Visitor {
  /** Cookie header that the visitor sends; tests copy and replay it. */
  cookie: string;
  get: Ask;
  /** Sends a value as JSON, if there is one. */
  delete(path: string, body?: unknown): Promise<Answer>;
  /** Sends a value as JSON. */
  post: Send;
  patch: Send;
  /** Sends any request with path and body unchanged. */
  send(path: string, request: RequestInit & { duplex?: 'half' }): Promise<Answer>;
}

/** Creates an HTTP client with a cookie jar. */
export function createVisitor(url: string): Visitor {
  const jar = new Map<string, string>();
  const keep = (cookies: string[]) => {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      const [, expires] = /expires=([^;]+)/i.exec(cookie) ?? [];
      if (expires && Date.parse(expires) < Date.now()) jar.delete(name);
      else jar.set(name, value);
    }
  };
  const sendJson =
    (method: string): Send =>
    (path, body, headers = {}) =>
      visitor.send(path, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
  const visitor: Visitor = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(header) {
      jar.clear();
      keep(header.split('; '));
    },
    send: async (path, request) => {
      const headers = new Headers(request.headers);
      if (visitor.cookie) headers.set('Cookie', visitor.cookie);
      const response = await fetch(url + path, { ...request, headers, redirect: 'manual' });
      keep(response.headers.getSetCookie());
      const text = await response.text();
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
      const { status } = response;
      return { status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
    },
    get: (path, headers = {}) => visitor.send(path, { headers }),
    delete: (path, body) =>
      body === undefined ? visitor.send(path, { method: 'DELETE' }) : sendJson('DELETE')(path, body),
    post: sendJson('POST'),
    patch: sendJson('PATCH'),
  };
  return visitor;
}

/** Waits until all accepted submissions are copied from the intake journal to MySQL. */
export async function allCopied(visitor: Visitor) {
  for (;;) {
    const { json } = await visitor.get('/readyz');
    if (json?.status !== 'ok' || !json.intake?.waiting) return;
    await delay(50);
  }
}
