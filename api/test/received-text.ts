import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** What came in whole; nothing where the sender was killed or stopped in the middle of it. */
export const receivedText = (stream: Readable): Promise<string | undefined> =>
  text(stream).catch(() => undefined);
