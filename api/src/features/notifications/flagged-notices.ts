import { createHash } from 'node:crypto';
import { forms } from '@suite/contracts/forms/forms';
import type { Knex } from 'knex';
import type { FindAnnouncement, Send } from './announcement.ts';
import type { SendMail } from './mail-transport.ts';

/** Milliseconds between two mails about flagged submissions. */
const day = 24 * 60 * 60 * 1000;

const channel = 'flagged';
/** The mail is about all forms, but an outbox entry names one table. */
const table = forms[0].table;

/**
 * Returns the time since which a mail counts flagged submissions: that of the mail before, or a day ago if there was none
 * or if it is from before the clock was set back.
 */
const countedSince = (now: number, previous: { created_at: unknown } | undefined) =>
  Math.min(Number(previous?.created_at ?? now), now - day);

/**
 * Reports flagged submissions, which send no mail of their own: a filled honeypot may also come from a program that fills
 * in forms for a person.
 */
export function createFlaggedNotices(db: Knex) {
  const notices = () => db('outbox').where({ channel });

  /** Returns how many submissions of each form were flagged since then and still are. */
  async function countSince(since: number) {
    const counts = await Promise.all(
      forms.map(async (form) => {
        const flagged = db(form.table).where({ folder: 'flagged' }).where('created_at', '>', since);
        const [row] = await flagged.whereNot({ flagged_for: 'administrator' }).count({ count: '*' });
        return [form.texts.en.title, Number(row?.count)] as const;
      }),
    );
    return counts.filter(([, count]) => count > 0);
  }

  /** Queues one mail if submissions were flagged since the last one, which is at least a day ago. */
  async function queue() {
    const now = Date.now();
    const last = await notices().orderBy('id', 'desc').first('id', 'created_at');
    if (last && Math.abs(now - Number(last.created_at)) < day) return;
    if ((await countSince(countedSince(now, last))).length === 0) return;
    // Several processes queue the same entry, which is unique.
    await db('outbox')
      .insert({
        submission_table: table,
        submission_id: `flagged after ${last?.id ?? 0}`,
        channel,
        attempts: 0,
        next_attempt_at: now,
        created_at: now,
      })
      .onConflict(['submission_table', 'submission_id', 'channel'])
      .ignore();
  }

  /** Returns the counts of a queued mail, or undefined if every flagged submission has been handled meanwhile. */
  const find: FindAnnouncement = async (_table, submissionId) => {
    const row = await notices().where({ submission_id: submissionId }).first('id', 'created_at');
    if (!row) return undefined;
    const previous = await notices().where('id', '<', row.id).orderBy('id', 'desc').first('created_at');
    const counts = await countSince(countedSince(Number(row.created_at), previous));
    if (counts.length === 0) return undefined;
    return {
      form: forms[0].id,
      id: createHash('sha256').update(`${submissionId} ${row.created_at}`).digest('hex').slice(0, 32),
      receivedAt: new Date(Number(row.created_at)).toISOString(),
      replyTo: undefined,
      fields: counts.map(([title, count]) => [title, String(count)]),
    };
  };

  return { queue, find };
}

/**
 * Creates the sender of the mail that says how many submissions are flagged. It contains no text from visitors. `panel` is
 * the address of the panel; undefined if PUBLIC_URL is not set.
 */
export const createFlaggedMailSender =
  (sendMail: SendMail, to: string, panel: string | undefined): Send =>
  ({ id, fields }) => {
    const total = fields.reduce((sum, [, count]) => sum + Number(count), 0);
    const what = total === 1 ? '1 submission was flagged' : `${total} submissions were flagged`;
    const text = [
      `${what} as possible spam since the last such mail, and no other mail was sent about them:`,
      fields.map(([title, count]) => `${title}: ${count}`).join('\n'),
      `Please look whether a person wrote one of them: the folder "Spam" of the panel${panel ? ` at ${panel}` : ''}. "Not spam" moves it to the inbox.`,
    ].join('\n\n');
    return sendMail({ to, subject: `${what} as possible spam`, id: `flagged-${id}`, text });
  };
