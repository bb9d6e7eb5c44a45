import { join } from 'node:path';
import type { Logger } from 'pino';
import { createMailer } from '../features/notifications/mail-transport.ts';
import { createProblemNotices } from '../features/problems/problem-notices.ts';
import { createProblemWatch } from '../features/problems/watch-problems.ts';
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

/** Creates the watch for problems that an operator has to act on. */
export function openProblemWatch({ config, metrics, readState, logger, timing }: WatchSources) {
  const notify = createProblemNotices({
    folder: join(config.dataFolder, 'problems'),
    patience: timing.problemPatience,
    send: createOperatorMail(config, timing.mailGreetingLimit),
    logger,
  });
  const watch = createProblemWatch({
    read: readState,
    registry: metrics.registry,
    others: config.otherMetrics,
    isMailSetUp: config.mail !== undefined,
    notify,
    pingUrl: config.pingUrl,
  });
  return {
    ...watch,
    sendTestMail: () => sendTestMail(config, timing.mailGreetingLimit),
  };
}
