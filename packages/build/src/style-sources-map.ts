import { styleSources } from '@suite/gateway/style-sources';
import type { BuiltFile } from './app-description.ts';

/** Returns the static server's nginx map from the path of a page or fragment to the sources of its style elements. */
export function styleSourcesMap(files: BuiltFile[]): string {
  const entries = files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, content }) => ({ path, sources: styleSources(content) }))
    .filter(({ sources }) => sources !== '')
    .map(({ path, sources }) => `    "/${path}" "${sources}";`);
  return ['map $uri $style_sources {', '    default "";', ...entries, '}', ''].join('\n');
}
