import { answerLimit } from '@suite/contracts/fetch-in-time';
import { loadCode } from '@suite/host/load-code';
import { reloadOnce } from '@suite/host/reload-once';

/**
 * Loads a form's code after its page. If the code is missing after a deploy, reloads the page once and keeps the typed
 * text; the promise never settles in this case. Rejects if a reload can't help. While a slow connection takes longer than an
 * answer may take, the page says how else to reach us, as the script at the start of the document does for a whole page.
 */
export async function loadPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  // Prerendering has no document.
  const page = globalThis.document?.getElementById('page');
  const telling = setTimeout(() => page?.setAttribute('data-without-script', ''), answerLimit);
  try {
    return await loadCode(name, load);
  } catch (error) {
    if (await reloadOnce(name)) return new Promise(() => {});
    throw error;
  } finally {
    clearTimeout(telling);
    page?.removeAttribute('data-without-script');
  }
}
