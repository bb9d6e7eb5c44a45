import { reloadOnce, reloadSucceeded } from '@suite/host/reload-once';

/**
 * Loads code of a form that comes after its page. If the code is missing after a deploy, reloads the page once and
 * keeps what was typed; the promise then never settles. Rejects if a reload can't help.
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  try {
    const part = await load();
    reloadSucceeded(name);
    return part;
  } catch (error) {
    if (await reloadOnce(name)) return new Promise(() => {});
    throw error;
  }
}
