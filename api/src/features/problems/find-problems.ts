import type { ProblemCause } from '@suite/contracts/records';
import type { Sample } from './samples.ts';

/** Something that an operator has to act on. */
export interface Problem {
  cause: ProblemCause;
  /** What happened, as a sentence. */
  text: string;
  /** What to do, as a sentence. */
  advice: string;
}

interface Rule extends Problem {
  isTrue(valuesOf: (name: string) => Sample[], now: number): boolean;
}

const hour = 3600;
const day = 24 * hour;
/** Free bytes that are enough on every disk. */
const plenty = 20e9;
const page = (name: string, section: string) => `See docs/operations/${name}.md, "${section}".`;

/** What the alert rules of scripts/monitoring/alerts.yml also report, for products without Prometheus. */
const rules: Rule[] = [
  {
    cause: 'database',
    text: 'The database does not respond, or its schema is not ready. Forms still work, the panel does not.',
    advice: page('outages', 'MySQL down'),
    isTrue: (valuesOf) => valuesOf('suite_database_up').some(({ value }) => value === 0),
  },
  {
    cause: 'intake',
    text: 'Acknowledged submissions wait for the database. They are safe on the volume of the API.',
    advice: page('outages', 'MySQL down'),
    isTrue: (valuesOf) => valuesOf('suite_intake_journal_oldest_seconds').some(({ value }) => value > 60),
  },
  {
    cause: 'journal',
    text: 'The database has refused acknowledged submissions, or an intake journal is damaged.',
    advice: page('outages', 'Damaged intake journal'),
    isTrue: (valuesOf) =>
      ['suite_intake_quarantined', 'suite_intake_damaged_journals'].some((name) =>
        valuesOf(name).some(({ value }) => value > 0),
      ),
  },
  {
    cause: 'notifications',
    text: 'Notifications of submissions can not be sent, or were given up. The submissions are safe in the panel.',
    advice: page('troubleshooting', 'Mail stuck'),
    isTrue: (valuesOf) =>
      valuesOf('suite_outbox_oldest_seconds').some(({ value }) => value > 900) ||
      valuesOf('suite_outbox_dead_letters').some(({ value }) => value > 0),
  },
  {
    cause: 'purge',
    text: 'Old records are not deleted, because the clock may be wrong.',
    advice: page('troubleshooting', 'Purge stopped'),
    isTrue: (valuesOf) => valuesOf('suite_purge_stopped').some(({ value }) => value > 0),
  },
  {
    cause: 'disk',
    text: 'A disk is more than 90 % full. When it is full, submissions are refused or backups fail.',
    advice: page('troubleshooting', 'Disk full'),
    isTrue: (valuesOf) =>
      valuesOf('suite_data_disk_size_bytes').some(({ labels, value: size }) =>
        valuesOf('suite_data_disk_free_bytes').some(
          (free) => free.labels === labels && free.value < Math.min(size / 10, plenty),
        ),
      ),
  },
  {
    cause: 'backup',
    text: 'The last backup is older than 26 hours, or the backup service does not respond.',
    advice: page('backup', 'Backup and restore'),
    isTrue: (valuesOf, now) =>
      valuesOf('up').some(({ labels, value }) => labels === 'backup' && value === 0) ||
      valuesOf('suite_backup_last_success_timestamp_seconds').some(({ value }) => now - value > 26 * hour),
  },
  {
    cause: 'offsite',
    text: 'Backups have not been copied to another machine for 26 hours, or the service that copies them does not respond.',
    advice: page('backup', 'Keep copies on another machine'),
    isTrue: (valuesOf, now) =>
      valuesOf('up').some(({ labels, value }) => labels === 'offsite' && value === 0) ||
      valuesOf('suite_offsite_last_success_timestamp_seconds').some(({ value }) => now - value > 26 * hour),
  },
  {
    cause: 'gateway',
    text: 'The gateway does not respond. Without another one, the site is down.',
    advice: page('outages', 'What users see while a container is down'),
    isTrue: (valuesOf) => valuesOf('up').some(({ labels, value }) => labels === 'gateway' && value === 0),
  },
  {
    cause: 'certificate',
    text: 'The certificate of the site ends within 14 days or has ended. Browsers then refuse the site.',
    advice: page('tls', 'Certificate renewal'),
    isTrue: (valuesOf, now) =>
      valuesOf('suite_gateway_certificate_end_timestamp_seconds').some(({ value }) => value - now < 14 * day),
  },
];

/** Returns the problems that these metrics show. */
export function findProblems(samples: readonly Sample[]): Problem[] {
  const valuesOf = (name: string) => samples.filter((sample) => sample.name === name);
  return rules.filter(({ isTrue }) => isTrue(valuesOf, Date.now() / 1000));
}
