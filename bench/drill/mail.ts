import { setTimeout as delay } from 'node:timers/promises';
import { startFaultProxy } from '../../api/test/support/fault-proxy.ts';
import { type SmtpSink, startSmtpSink } from '../../api/test/support/smtp-sink.ts';
import type { Figures, Ledger } from './ledger.ts';
import { type Drill, runDrill, type Scene } from './scene.ts';

const company = 'leads@example.com';

/** Few writers with pauses, because the relay sends at most ten mails per second. */
const writerOptions = { writers: 8, pause: 2000 };

const leadName = (raw: string) => /Lead \d+/.exec(raw)?.[0] ?? '';

/**
 * Compares the mails with the acknowledged leads. Mails with the same Message-ID count as one, because mail
 * servers detect duplicates by it (docs/decisions/0062).
 */
function compareMails({ mails }: SmtpSink, ledger: Ledger) {
  const ids = new Map(mails.map((mail) => [mail.header('Message-ID') ?? '', mail]));
  const mailsByLead = Map.groupBy([...ids.values()], ({ raw }) => leadName(raw));
  const leads = ledger.names().map(leadName);
  const figures: Partial<Figures> = {
    lost: leads.filter((lead) => !mailsByLead.has(lead)).length,
    duplicated: leads.filter((lead) => (mailsByLead.get(lead) ?? []).length > 1).length,
  };
  const misdirected = mails.filter(({ to }) => to.join() !== company).length;
  return {
    figures,
    details: { mails: ids.size, repetitions: mails.length - ids.size },
    problems: misdirected > 0 ? [`${misdirected} mails went to another address`] : [],
  };
}

/** Waits until the outbox has nothing left to send. */
async function untilSent(scene: Scene) {
  for (;;) {
    const [unsent] = await scene.database.on((db) =>
      db('outbox').whereNotNull('next_attempt_at').count({ n: '*' }),
    );
    if (Number(unsent?.n) === 0) return;
    await delay(200);
  }
}

/**
 * Makes the mail server unavailable for ten minutes while leads arrive. Once it recovers, the company must get one
 * mail for each lead.
 */
export const drillMailAway: Drill = (options) =>
  runDrill(options, async (scene) => {
    const sink = await startSmtpSink();
    scene.finally(sink.stop);
    const proxy = await startFaultProxy(new URL(sink.url));
    scene.finally(proxy.close);
    const api = await scene.startApi({ SMTP_URL: proxy.url, COMPANY_EMAIL: company });
    const stop = scene.write([api.url], writerOptions);
    await delay(1000);
    proxy.cut();
    await delay(600_000 * options.scale);
    await stop();
    await proxy.restore();
    const recoveredAt = Date.now();
    await api.untilDrained();
    await untilSent(scene);
    return { drainTime: Date.now() - recoveredAt, ...compareMails(sink, scene.ledger) };
  });

/** Kills the API twenty times in the middle of sending a mail. */
export const drillMailKills: Drill = (options) =>
  runDrill(options, async (scene) => {
    const sink = await startSmtpSink();
    scene.finally(sink.stop);
    const api = await scene.startApi({ SMTP_URL: sink.url, COMPANY_EMAIL: company });
    const stop = scene.write([api.url], writerOptions);
    const kills = Math.max(1, Math.round(20 * options.scale));
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = sink.mails.length;
      while (sink.mails.length < before + 3) await delay(1);
      await api.kill();
      // Makes mails of the dead process due now; otherwise another one would wait two minutes to take them over.
      await scene.database.on((db) =>
        db('outbox').whereNotNull('next_attempt_at').update({ next_attempt_at: 1 }),
      );
      api.start();
    }
    await stop();
    const recoveredAt = Date.now();
    await api.untilDrained();
    await untilSent(scene);
    const compared = compareMails(sink, scene.ledger);
    return {
      drainTime: Date.now() - recoveredAt,
      ...compared,
      details: { kills, ...compared.details },
    };
  });
