import type { ServerResponse } from 'node:http';

/** Sends a short text that caches must not store. Node leaves the body out for HEAD. */
export function sendText(response: ServerResponse, status: number, text: string, contentType = 'text/plain') {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', `${contentType}; charset=utf-8`);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.writeHead(status).end(text);
}

/** Sends an error in the API's format. */
export const sendJsonError = (response: ServerResponse, status: number, code: string, message: string) =>
  sendText(response, status, JSON.stringify({ code, message }), 'application/json');
