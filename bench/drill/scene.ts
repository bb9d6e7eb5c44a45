import { createTestDatabase, type TestDatabase } from '../../api/test/support/test-database.ts';
import { type ApiProcess, createApiProcess } from './api-process.ts';
import { createLedger, type Figures, type Ledger } from './ledger.ts';
import { startWriters, type WriterOptions } from './writers.ts';

export interface DrillOptions {
  /** Factor that shortens all durations. */
  scale: number;
  /**
   * Whether to run the negative control: the drill causes a fault on purpose and must detect it. Most drills record leads
   * as acknowledged without sending them.
   */
  isControl: boolean;
}

/** The result of a drill. */
export interface Outcome {
  figures: Figures;
  /** Figures specific to this drill. */
  details: Record<string, number>;
  /** Failures not covered by the figures, one sentence each. */
  problems: readonly string[];
}

export type Drill = (options: DrillOptions) => Promise<Outcome>;

export interface Scene {
  database: TestDatabase;
  ledger: Ledger;
  /** Starts an API on the database and waits until it is ready. */
  startApi(env?: NodeJS.ProcessEnv): Promise<ApiProcess>;
  /** Starts writers. Returns the function that stops them. */
  write(urls: readonly string[], options?: Partial<WriterOptions>): () => Promise<void>;
  /** Registers cleanup, which runs in reverse order even after a failure. */
  finally(work: () => unknown): void;
}

interface Findings {
  /** Milliseconds from the end of the fault until no submission was waiting. */
  drainTime: number;
  details?: Record<string, number>;
  problems?: readonly string[];
  /** Figures that replace those from the database. */
  figures?: Partial<Figures>;
}

/** Runs a drill on an empty database, compares acknowledged with stored leads and cleans up. */
export async function runDrill(
  { isControl }: DrillOptions,
  work: (scene: Scene) => Promise<Findings>,
): Promise<Outcome> {
  const database = await createTestDatabase();
  const ledger = createLedger();
  const cleanups: (() => unknown)[] = [database.drop];
  try {
    const {
      drainTime,
      details = {},
      problems = [],
      figures,
    } = await work({
      database,
      ledger,
      startApi: async (env = {}) => {
        const api = await createApiProcess({
          DATABASE_URL: database.url,
          DATA_DIR: database.folder,
          ...env,
        });
        cleanups.push(api.kill);
        api.start();
        await api.untilDrained();
        return api;
      },
      write: (urls, options) => startWriters({ urls, ledger, isControl, ...options }),
      finally: (work) => cleanups.push(work),
    });
    const stored = await database.on((db) => ledger.compare(db));
    return { figures: { ...stored, drainTime, ...figures }, details, problems };
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}
