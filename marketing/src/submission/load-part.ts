import { loadCode } from '@suite/host/load-code';
import { reloadOnce } from '@suite/host/reload-once';

/**
 * Loads a form's code after its page. If the code is missing after a deploy, reloads the page once and keeps the typed
 * text; the promise never settles in this case. Rejects if a reload can't help.
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadCode(name, load);
  } catch (error) {
    if (await reloadOnce(name)) return new Promise(() => {});
    throw error;
  }
}
