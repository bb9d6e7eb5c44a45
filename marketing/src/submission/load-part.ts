import { reloadOnce, reloadSucceeded } from '@suite/host/reload-once';

/**
 * Loads a part of a form that comes after its page. Where it is gone after a deploy, the page is loaded anew, once, with
 * what is typed (R85): the answer then never comes. Rejects where that can't help.
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
