import type { Registry } from 'prom-client';
import { findProblems, type Problem } from './find-problems.ts';
import { ownSamples, type Sample, samplesOf } from './samples.ts';

/** Milliseconds that the receiver of a ping has for its answer. */
const pingLimit = 10_000;

interface WatchDeps {
  /** Updates the metrics of this process. */
  read: () => Promise<void>;
  registry: Registry;
  /** URLs of the metrics of other containers. */
  others: readonly string[];
  isMailSetUp: boolean;
  notify: (problems: readonly Problem[], signal: AbortSignal) => Promise<void>;
  /** URL that is called while there is no problem. */
  pingUrl: string | undefined;
}

/** Creates the function that looks for problems and mails them to the operator; call it periodically. */
export function createProblemWatch(deps: WatchDeps) {
  let current: Problem[] = [];

  /** Without a mail server, mails are kept, which the panel shows. */
  const isSent = ({ name, labels }: Sample) =>
    deps.isMailSetUp || !name.startsWith('suite_outbox_') || labels === 'channel="webhook"';

  async function find(): Promise<Problem[]> {
    await deps.read();
    const samples = [await ownSamples(deps.registry), ...(await Promise.all(deps.others.map(samplesOf)))];
    return findProblems(samples.flat().filter(isSent));
  }

  async function ping() {
    if (deps.pingUrl === undefined || current.length > 0) return;
    const response = await fetch(deps.pingUrl, { signal: AbortSignal.timeout(pingLimit) });
    if (!response.ok) throw new Error(`PING_URL answered with ${response.status}`);
  }

  return {
    /** Returns the problems found last. */
    current: () => current,
    round: async (signal: AbortSignal): Promise<void> => {
      current = await find();
      await Promise.all([deps.notify(current, signal), ping()]);
    },
  };
}

export type ProblemWatch = ReturnType<typeof createProblemWatch>;
