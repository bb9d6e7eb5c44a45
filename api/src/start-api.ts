import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Knex } from 'knex';
import type Koa from 'koa';
import { type Logger, pino } from 'pino';
import { createAnnouncements } from './announcements.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { isAnswering } from './db/is-answering.ts';
import { openDatabase } from './db/open-database.ts';
import { createAdministratorRepository } from './features/administrators/administrator-repository.ts';
import { createContactRepository } from './features/contacts/contact-repository.ts';
import { createLeadRepository } from './features/leads/lead-repository.ts';
import { createOutboxRepository } from './features/notifications/outbox-repository.ts';
import { createPartnerApplicationRepository } from './features/partner-applications/partner-application-repository.ts';
import { createSessionRepository } from './features/sessions/session-repository.ts';
import { journalFolder, openIntake } from './intake/open-intake.ts';
import { type FirstAdministrator, prepareDatabase } from './prepare-database.ts';
import { keptSecret } from './session-secret.ts';
import { channelsOf, startBackground } from './start-background.ts';
import { asDatabaseError, asJournalError } from './start-error.ts';

export interface RunningApi {
  callback: (req: IncomingMessage, res: ServerResponse) => void;
  close(): Promise<void>;
  firstAdministrator?: FirstAdministrator;
}

/** Starts the API inside another process, with its database ready. Throws StartError. */
export async function startApi(config: Readonly<Config>): Promise<RunningApi> {
  const api = assembleApi(config);
  try {
    const firstAdministrator = await api.prepare();
    return {
      callback: api.app.callback(),
      close: api.close,
      ...(firstAdministrator && { firstAdministrator }),
    };
  } catch (error) {
    await api.close();
    throw error;
  }
}

export interface AssembledApi {
  app: Koa;
  logger: Logger;
  /** Migrates and makes the first administrator; may be called again after it failed. Throws StartError. */
  prepare(): Promise<FirstAdministrator | undefined>;
  close(): Promise<void>;
}

/** Puts the API and its database together; nothing is connected before `prepare`. Throws StartError. */
export function assembleApi(config: Readonly<Config>): AssembledApi {
  const sessionSecret = config.SESSION_SECRET ?? keptSecret(config.DATA_DIR);
  const db = openOrExplain(config);
  const logger = createLogger(config);
  const open = openIntakeOrExplain(db, config, logger);
  const leads = createLeadRepository(db);
  const contacts = createContactRepository(db);
  const partnerApplications = createPartnerApplicationRepository(db);
  const outbox = createOutboxRepository(db);
  const find = createAnnouncements({ leads, contacts, partnerApplications });
  let stopBackground: (() => Promise<void>) | undefined;
  const app = createApp({
    intake: open.intake,
    gauges: open.gauges,
    leads,
    contacts,
    partnerApplications,
    outbox,
    administrators: createAdministratorRepository(db),
    sessionStore: createSessionRepository(db),
    isDatabaseReady: async () => stopBackground !== undefined && (await isAnswering(db)),
    sessionSecret,
    publicUrl: config.PUBLIC_URL,
    limitIntake: config.LIMIT_INTAKE,
    limitLogin: config.LIMIT_LOGIN,
    captcha: { work: config.CAPTCHA_WORK, provider: config.captchaProvider },
    companyEmail: config.COMPANY_EMAIL,
    trustProxy: config.TRUST_PROXY,
    logger,
  });
  return {
    app,
    logger,
    prepare: async () => {
      const first = await prepareDatabase(config);
      await open.drain?.();
      stopBackground ??= startBackground({ config, db, intake: open, outbox, find, logger });
      return first;
    },
    close: async () => {
      await stopBackground?.();
      open.close();
      await db.destroy();
    },
  };
}

function openIntakeOrExplain(db: Knex, config: Readonly<Config>, logger: Logger) {
  const dataFolder = config.DATA_DIR;
  try {
    return openIntake({ db, dataFolder, channels: channelsOf(config), logger });
  } catch (error) {
    throw asJournalError(error, journalFolder(dataFolder));
  }
}

const createLogger = ({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>) =>
  pino({
    level: LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });

function openOrExplain({ database }: Pick<Config, 'database'>) {
  try {
    return openDatabase(database);
  } catch (error) {
    throw asDatabaseError(error, database);
  }
}
