import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { media, type Theme, token } from '@suite/ui/theme';
import type { LoaderContext } from 'webpack';

const theme = fileURLToPath(import.meta.resolve('@suite/ui/theme'));
const space = path.join(path.dirname(theme), 'space.ts');

const tokenCall = /\btoken\('(\w+)', (?:'(\w+)'|(\d+))\)/g;
const interpolatedToken = new RegExp(`\\$\\{${tokenCall.source}\\}`, 'g');
const interpolatedMedia = /\$\{media\.(\w+)\}/g;

const themeValue = (group: string, name?: string, step?: string) =>
  token(group as keyof Theme, (name ?? step) as never);

/**
 * Replaces theme tokens in styles with their constant values. Static styles are smaller and need no
 * evaluation in the browser.
 * @public webpack loads it by its path
 */
export default function writeThemeValues(this: LoaderContext<object>, source: string): string {
  this.addDependency(theme);
  this.addDependency(space);
  return source
    .replace(interpolatedMedia, (_, name: keyof typeof media) => media[name])
    .replace(interpolatedToken, (_, group: string, name?: string, step?: string) =>
      themeValue(group, name, step),
    )
    .replace(tokenCall, (_, group: string, name?: string, step?: string) =>
      JSON.stringify(themeValue(group, name, step)),
    );
}
