import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Returns the stream's text, or undefined if the sender stopped before the end. */
export const receivedText = (stream: Readable): Promise<string | undefined> =>
  text(stream).catch(() => undefined);
