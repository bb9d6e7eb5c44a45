import { join } from 'node:path';
import type { Logger } from 'pino';
import { createMailer } from '../features/notifications/mail-transport.ts';
import { findProblems, type Problem } from '../features/problems/find-problems.ts';
import { createProblemNotices } from '../features/problems/problem-notices.ts';
import { ownSamples, type Sample, samplesOf } from '../features/problems/samples.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Config } from './config.ts';
import type { Timing } from './timing.ts';

interface WatchSources {
  config: Config;
  metrics: Metrics;
  /** Updates the metrics of this process. */
  readState: () => Promise<void>;
  logger: Logger;
  timing: Timing;
}

/** Creates the function that sends a mail to the operator; undefined without a mail server. */
function createOperatorMail({ mail, operatorEmail, publicUrl, companyName }: Config, greetingLimit: number) {
  if (!mail || !operatorEmail) return undefined;
  const sendMail = createMailer(mail, greetingLimit);
  const site = publicUrl ?? companyName;
  return (subject: string, text: string, signal: AbortSignal) =>
    sendMail(
      {
        to: operatorEmail,
        subject: `${site}: ${subject}`,
        id: `problem-${Date.now()}`,
        text: `${text}\n\n${site}\n${new Date().toISOString()}`,
      },
      signal,
    );
}

/** Milliseconds that a test mail may take. */
const testMailLimit = 30_000;

/** Sends a test mail. Resolves with the operator's address, or undefined without a mail server; rejects if it fails. */
export async function sendTestMail(config: Config, greetingLimit: number) {
  const send = createOperatorMail(config, greetingLimit);
  if (!send) return undefined;
  await send(
    'Test mail',
    'An administrator or an operator asked for this mail.',
    AbortSignal.timeout(testMailLimit),
  );
  return config.operatorEmail;
}

/** Milliseconds that the receiver of a ping has for its answer. */
const pingLimit = 10_000;

/** Creates the watch for problems that an operator has to act on. */
export function openProblemWatch({ config, metrics, readState, logger, timing }: WatchSources) {
  const { mail, otherMetrics, pingUrl } = config;
  let current: Problem[] = [];
  const notify = createProblemNotices({
    folder: join(config.dataFolder, 'problems'),
    patience: timing.problemPatience,
    send: createOperatorMail(config, timing.mailGreetingLimit),
    logger,
  });

  /** Without a mail server, mails are kept, which the panel shows. */
  const isSent = ({ name, labels }: Sample) =>
    mail !== undefined || !name.startsWith('suite_outbox_') || labels === 'channel="webhook"';

  async function find(): Promise<Problem[]> {
    await readState();
    const samples = await Promise.all([ownSamples(metrics.registry), ...otherMetrics.map(samplesOf)]);
    return findProblems(samples.flat().filter(isSent));
  }

  async function ping() {
    if (pingUrl === undefined || current.length > 0) return;
    const response = await fetch(pingUrl, { signal: AbortSignal.timeout(pingLimit) });
    if (!response.ok) throw new Error(`PING_URL answered with ${response.status}`);
  }

  return {
    /** Returns the problems found last. */
    current: () => current,
    /** Looks for problems and mails them to the operator; call it periodically. */
    round: async (signal: AbortSignal): Promise<void> => {
      current = await find();
      await Promise.all([notify(current, signal), ping()]);
    },
    sendTestMail: () => sendTestMail(config, timing.mailGreetingLimit),
  };
}
