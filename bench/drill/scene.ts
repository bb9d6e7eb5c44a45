import { type ApiProcess, createApiProcess } from './api-process.ts';
import { createDrillDatabase, type DrillDatabase } from './database.ts';
import { createLedger, type Figures, type Ledger } from './ledger.ts';
import { startWriters, type WriterOptions } from './writers.ts';

export interface DrillOptions {
  /** Shortens all durations. */
  scale: number;
  /** Whether some leads are thrown away and thanked for, which has to be seen. */
  isLiar: boolean;
}

/** What a drill found. */
export interface Outcome {
  figures: Figures;
  /** Figures of this drill alone. */
  also: Record<string, number>;
  /** What must not be, beside what the figures say; one sentence each. */
  problems: readonly string[];
}

export type Drill = (options: DrillOptions) => Promise<Outcome>;

export interface Scene {
  database: DrillDatabase;
  ledger: Ledger;
  /** Starts an API on the database and waits until it is ready. */
  startApi(env?: NodeJS.ProcessEnv): Promise<ApiProcess>;
  /** Starts writers; gives what ends them. */
  write(urls: readonly string[], options?: Partial<WriterOptions>): () => Promise<void>;
  /** Has something done at the end, whatever happens; the last that was asked for comes first. */
  finally(work: () => unknown): void;
}

interface Findings {
  /** From the end of the trouble until nothing waited any more, in milliseconds. */
  drainTime: number;
  also?: Record<string, number>;
  problems?: readonly string[];
  /** Figures that were found elsewhere than in the database. */
  figures?: Partial<Figures>;
}

/** Plays a drill on an empty database, compares what was acknowledged with what is stored, and clears everything away. */
export async function play(
  { isLiar }: DrillOptions,
  act: (scene: Scene) => Promise<Findings>,
): Promise<Outcome> {
  const database = await createDrillDatabase();
  const ledger = createLedger();
  const endings: (() => unknown)[] = [database.drop];
  try {
    const {
      drainTime,
      also = {},
      problems = [],
      figures,
    } = await act({
      database,
      ledger,
      startApi: async (env = {}) => {
        const api = await createApiProcess({
          DATABASE_URL: database.url,
          DATA_DIR: database.folder,
          ...env,
        });
        endings.push(api.kill);
        api.start();
        await api.untilDrained();
        return api;
      },
      write: (urls, options) => startWriters({ urls, ledger, isLiar, ...options }),
      finally: (work) => endings.push(work),
    });
    const stored = await database.on((db) => ledger.compare(db));
    return { figures: { ...stored, drainTime, ...figures }, also, problems };
  } finally {
    for (const end of endings.reverse()) await end();
  }
}
