import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Drill, play } from './scene.ts';

/** Acknowledgements in a trace of system calls. */
export interface Syncs {
  answers: number;
  /** Responses without a successful sync between request and response. */
  unsynced: number;
  syncs: number;
}

/**
 * Parses the output of `strace -f -e trace=read,write,writev,fdatasync,fsync`. A request and its response use
 * one socket, and a successful sync must lie between them.
 */
export function readTrace(trace: string): Syncs {
  const askedAt = new Map<string, number>();
  let [answers, unsynced, syncs, lastSync] = [0, 0, 0, -1];
  for (const [at, line] of trace.split('\n').entries()) {
    const [, call = '', socket = ''] = /(read|writev?|fdatasync|fsync)\((\d+)/.exec(line) ?? [];
    if (/^f/.test(call) && line.endsWith('= 0')) {
      syncs += 1;
      lastSync = at;
    } else if (call === 'read' && line.includes('"POST ')) askedAt.set(socket, at);
    else if (call.startsWith('write') && line.includes('HTTP/1.1 201')) {
      answers += 1;
      if (lastSync < (askedAt.get(socket) ?? Number.POSITIVE_INFINITY)) unsynced += 1;
    }
  }
  return { answers, unsynced, syncs };
}

/** Traces a process. Returns a function that ends the trace and returns its text. */
async function trace(pid: number) {
  const folder = mkdtempSync(join(tmpdir(), 'drill-trace-'));
  const file = join(folder, 'trace');
  const calls = 'trace=read,write,writev,fdatasync,fsync';
  const tracer = spawn('strace', ['-f', '-s', '24', '-e', calls, '-o', file, '-p', String(pid)], {
    stdio: 'ignore',
  });
  await once(tracer, 'spawn').catch(() => {
    throw new Error('strace has to be installed, to see that the disk has taken what is acknowledged');
  });
  await delay(1000);
  return async function stop() {
    if (tracer.exitCode !== null) throw new Error('strace may not trace here');
    tracer.kill('SIGINT');
    await once(tracer, 'exit');
    const text = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    return text;
  };
}

/** Starts a server that acknowledges leads and stores nothing. */
async function startForgetfulServer(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'forgetful-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { url: String(line).trim(), child };
}

/** Traces system calls: between each lead and its acknowledgement, a sync to disk must succeed. */
export const drillSyncs: Drill = (options) =>
  play(options, async (scene) => {
    const api = await scene.startApi();
    const forgetful = options.isLiar ? await startForgetfulServer() : undefined;
    scene.finally(() => forgetful?.child.kill('SIGKILL'));
    const stopTrace = await trace(forgetful?.child.pid ?? api.pid());
    const stop = scene.write([forgetful?.url ?? api.url]);
    await delay(Math.max(2000, 10_000 * options.scale));
    await stop();
    const mended = Date.now();
    const { answers, unsynced, syncs } = readTrace(await stopTrace());
    await api.untilDrained();
    return {
      drainTime: Date.now() - mended,
      figures: options.isLiar ? { lost: unsynced } : {},
      also: { answers, unsynced, syncs },
      problems: [
        ...(answers === 0 ? ['The trace shows no acknowledgement'] : []),
        ...(unsynced > 0 ? [`${unsynced} acknowledgements without a sync before them`] : []),
      ],
    };
  });
