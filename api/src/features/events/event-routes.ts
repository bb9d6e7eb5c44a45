import { PassThrough } from 'node:stream';
import { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { SubmittedEvent } from '@suite/contracts/records';
import type { Middleware } from 'koa';
import { requireSession, sessionIdOf, theSignedIn } from '../../http/session.ts';
import type { SubmissionFeed } from './submission-feed.ts';

interface EventParts {
  session: Middleware;
  feed: SubmissionFeed;
  /** Whether a session still opens anything; asking does not prolong it. */
  isAlive: (administratorId: number, sessionId: string) => Promise<boolean>;
}

/** Shorter than any proxy on the way waits. */
const heartbeat = 20_000;

const submitted = (event: SubmittedEvent, place: string) =>
  `id: ${place}\nevent: submitted\ndata: ${JSON.stringify(event)}\n\n`;

/** Tells the panel of new submissions for as long as its session lives (docs/decisions/0091). */
export const eventRoutes = ({ session, feed, isAlive }: EventParts) =>
  new Router({ sensitive: true, strict: true }).get(apiPaths.events, session, requireSession, async (ctx) => {
    const { administratorId } = theSignedIn(ctx);
    const sessionId = sessionIdOf(ctx) ?? '';
    const stream = new PassThrough();
    /** A database that is away proves nothing against a session. */
    const send = async (text: string) => {
      const mayHear = await isAlive(administratorId, sessionId).catch(() => true);
      // Ended meanwhile, as its process is told to stop.
      if (stream.writableEnded) return;
      if (mayHear) stream.write(text);
      else stream.end();
    };
    const { unsubscribe, begun } = feed.subscribe(
      (event, place) => void send(submitted(event, place)),
      () => stream.end(),
    );
    const beat = setInterval(() => void send(':\n\n'), heartbeat);
    stream.once('close', () => {
      clearInterval(beat);
      unsubscribe();
    });
    const place = await begun;
    // The browser says it by itself where it asks again by itself.
    const left = ctx.get('Last-Event-ID') || String(ctx.query.after ?? '');
    const missed = await feed.between(left, place);
    // A message by which the panel learns where it is.
    const here = place === '' ? '' : `id: ${place}\ndata: {}\n\n`;
    const words = ['retry: 5000\n\n', here, ...missed.map((event) => submitted(event, place))];
    if (!stream.writableEnded) stream.write(words.join(''));
    ctx.type = 'text/event-stream';
    // No proxy may keep back what is to be seen at once.
    ctx.set('X-Accel-Buffering', 'no');
    ctx.body = stream;
  });
