import { PassThrough } from 'node:stream';
import type { Router } from '@koa/router';
import { apiPaths } from '@suite/contracts/paths';
import type { SubmittedEvent } from '@suite/contracts/records';
import type { Context } from 'koa';
import { requireAccount, requireSession, sessionIdOf } from '../../http/session.ts';
import { inGroups } from '../../intake/in-groups.ts';
import type { SubmissionFeed } from './submission-feed.ts';

interface EventDeps {
  feed: SubmissionFeed;
  /** Returns which of these sessions are still signed in, without renewing them. */
  activeAmong: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** Milliseconds; shorter than the idle timeout of common proxies. */
const heartbeat = 20_000;

/** Maximum number of streams per account and process: one for each open tab of the panel. */
const mostStreams = 20;

const submitted = (event: SubmittedEvent, cursor: string) =>
  `id: ${cursor}\nevent: submitted\ndata: ${JSON.stringify(event)}\n\n`;

/** Adds the event stream of new submissions, which ends with the session (docs/decisions/0091). */
export function addEventRoute(router: Router, { feed, activeAmong }: EventDeps) {
  // One query checks the sessions of all streams that send at the same time.
  const isAlive = inGroups(async (ids: string[]) => {
    const alive = await activeAmong([...new Set(ids)]);
    return ids.map((id) => alive.has(id));
  });

  const streamsOf = new Map<number, Set<PassThrough>>();

  /** Adds a stream to its account, whose oldest one ends if there are too many. */
  function register(administratorId: number, stream: PassThrough) {
    const streams = streamsOf.get(administratorId) ?? new Set();
    streamsOf.set(administratorId, streams.add(stream));
    const [oldest] = streams;
    if (streams.size > mostStreams && oldest) {
      streams.delete(oldest);
      oldest.end();
    }
    stream.once('close', () => {
      streams.delete(stream);
      if (streams.size === 0) streamsOf.delete(administratorId);
    });
  }

  /** Opens a stream that sends the feed's events until its session ends. */
  function open(ctx: Context) {
    const sessionId = sessionIdOf(ctx) ?? '';
    const stream = new PassThrough();
    register(requireAccount(ctx).administratorId, stream);
    const send = async (text: string) => {
      // While the database is down, keep the stream open.
      const isSignedIn = await isAlive(sessionId).catch(() => true);
      if (stream.writableEnded || stream.destroyed) return;
      if (isSignedIn) stream.write(text);
      else stream.end();
    };
    const { unsubscribe, ready } = feed.subscribe(
      (event, cursor) => void send(submitted(event, cursor)),
      () => stream.end(),
    );
    const beating = setInterval(() => void send(':\n\n'), heartbeat);
    stream.once('close', () => {
      clearInterval(beating);
      unsubscribe();
    });
    return { stream, ready };
  }

  /** Returns the first messages: the feed's cursor and what the panel missed since its previous cursor. */
  async function firstMessages(ctx: Context, ready: Promise<string>) {
    const cursor = await ready;
    // The browser sends Last-Event-ID when it reconnects; the panel sends `after` when it opens a new stream.
    const lastCursor = ctx.get('Last-Event-ID') || String(ctx.query.after ?? '');
    const missed = await feed.between(lastCursor, cursor);
    const position = cursor === '' ? '' : `id: ${cursor}\ndata: {}\n\n`;
    return ['retry: 5000\n\n', position, ...missed.map((event) => submitted(event, cursor))].join('');
  }

  router.get(apiPaths.events, requireSession, async (ctx) => {
    const { stream, ready } = open(ctx);
    try {
      const text = await firstMessages(ctx, ready);
      if (!stream.writableEnded) stream.write(text);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    ctx.type = 'text/event-stream';
    // Proxies must not buffer events.
    ctx.set('X-Accel-Buffering', 'no');
    ctx.body = stream;
  });
}
