import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Drill, runDrill } from './scene.ts';

/** Counts of acknowledgements and syncs in a trace of system calls. */
export interface Syncs {
  acknowledgements: number;
  /** Responses without a successful sync between request and response. */
  unsynced: number;
  syncs: number;
}

/**
 * Parses the output of `strace -f -e trace=read,write,writev,fdatasync,fsync`. A request and its response use
 * one socket, and a successful sync must be between them. strace splits the line of a call that others overlap.
 */
export function readTrace(trace: string): Syncs {
  const requestLine = new Map<string, number>();
  let [acknowledgements, unsynced, syncs, lastSync] = [0, 0, 0, -1];
  for (const [lineNumber, line] of trace.split('\n').entries()) {
    const [, call = '', socket = ''] = /(read|writev?)\((\d+)/.exec(line) ?? [];
    if (/\bf(?:data)?sync(?:\(| resumed).*= 0(?: \(DELAYED\))?$/.test(line)) {
      syncs += 1;
      lastSync = lineNumber;
    } else if (call === 'read' && line.includes('"POST ')) requestLine.set(socket, lineNumber);
    else if (call.startsWith('write') && line.includes('HTTP/1.1 201')) {
      acknowledgements += 1;
      if (lastSync < (requestLine.get(socket) ?? Number.POSITIVE_INFINITY)) unsynced += 1;
    }
  }
  return { acknowledgements, unsynced, syncs };
}

/** Traces a process, and delays its syncs. Returns a function that ends the trace and returns its text. */
async function trace(pid: number, syncDelay: number) {
  const folder = mkdtempSync(join(tmpdir(), 'drill-trace-'));
  const file = join(folder, 'trace');
  const calls = 'trace=read,write,writev,fdatasync,fsync';
  const fault = syncDelay > 0 ? ['-e', `inject=fdatasync,fsync:delay_enter=${syncDelay * 1000}`] : [];
  const tracer = spawn('strace', ['-f', '-s', '24', '-e', calls, ...fault, '-o', file, '-p', String(pid)], {
    stdio: 'ignore',
  });
  await once(tracer, 'spawn').catch(() => {
    throw new Error('Install strace: it shows whether acknowledged leads were synced to disk');
  });
  await delay(1000);
  return async function stop() {
    if (tracer.exitCode !== null) throw new Error('strace is not permitted to trace processes here');
    tracer.kill('SIGINT');
    await once(tracer, 'exit');
    const text = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    return text;
  };
}

/** Starts a server that acknowledges leads and stores nothing. */
async function startLossyServer(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'lossy-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), child };
}

/** Sends other requests, one after another, until `isOver`. Returns how many failed and the longest response time. */
async function readMeanwhile(url: string, isOver: () => boolean) {
  let [failed, slowest] = [0, 0];
  while (!isOver()) {
    const started = performance.now();
    const response = await fetch(`${url}/api/captcha`).catch(() => undefined);
    if (response?.status !== 200) failed += 1;
    await response?.text();
    slowest = Math.max(slowest, Math.round(performance.now() - started));
    await delay(20);
  }
  return { failed, slowest };
}

/**
 * Traces system calls: between each lead and its acknowledgement, a sync to disk must succeed. Each sync takes `syncDelay`
 * milliseconds longer, as on a slow disk; other requests must still succeed.
 */
export const drillSyncs =
  (syncDelay: number): Drill =>
  (options) =>
    runDrill(options, async (scene) => {
      const api = await scene.startApi();
      const lossyServer = options.isControl ? await startLossyServer() : undefined;
      scene.finally(() => lossyServer?.child.kill('SIGKILL'));
      const stopTrace = await trace(lossyServer?.child.pid ?? api.pid(), syncDelay);
      const stop = scene.write([lossyServer?.url ?? api.url]);
      let isOver = false;
      const others = readMeanwhile(api.url, () => isOver);
      await delay(Math.max(2000, 10_000 * options.scale));
      isOver = true;
      const { failed, slowest } = await others;
      await stop();
      const stoppedAt = Date.now();
      const { acknowledgements, unsynced, syncs } = readTrace(await stopTrace());
      await api.untilDrained();
      return {
        drainTime: Date.now() - stoppedAt,
        figures: options.isControl ? { lost: unsynced } : {},
        details: { acknowledgements, unsynced, syncs, slowestOther: slowest },
        problems: [
          ...(acknowledgements === 0 ? ['The trace shows no acknowledgements'] : []),
          ...(unsynced > 0 ? [`${unsynced} acknowledgements without a sync before them`] : []),
          ...(failed > 0 ? [`${failed} other requests failed`] : []),
          ...(scene.ledger.refusals().length > 0
            ? [`Leads were rejected with ${scene.ledger.refusals().join(' times, ')} times`]
            : []),
        ],
      };
    });
