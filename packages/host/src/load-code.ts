import { reloadSucceeded } from './reload-once.ts';

/** An error of a part of the code that could not be loaded, which a reload may fix. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly part: string;
  constructor(part: string, cause: unknown) {
    super(`The code of "${part}" could not be loaded`, { cause });
    this.part = part;
  }
}

/** Loads a part of the code. Afterwards the page may be reloaded for this part again. Rejects with a LoadError. */
export async function loadCode<Code>(part: string, load: () => Promise<Code>): Promise<Code> {
  try {
    const code = await load();
    reloadSucceeded(part);
    return code;
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError(part, error);
  }
}
