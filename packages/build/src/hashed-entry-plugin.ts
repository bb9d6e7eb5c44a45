import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/**
 * Puts a content hash into the entry's name: with Module Federation `[contenthash]` is not implemented there, and a
 * name that never changes could not be cached for a month.
 */
export class HashedEntryPlugin {
  readonly #file: string;

  /** Takes the entry's file name as webpack knows it, like `remoteEntry.js`. */
  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler) {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH } = compiler.webpack.Compilation;
    compiler.hooks.thisCompilation.tap('HashedEntryPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the chunks' own names are final, as the entry's code holds them.
        { name: 'HashedEntryPlugin', stage: PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 10 },
        () => {
          const asset = compilation.getAsset(this.#file);
          if (!asset) return;
          const hash = createHash('sha256').update(asset.source.buffer()).digest('hex').slice(0, 12);
          compilation.renameAsset(this.#file, this.#file.replace(/\.js$/, `.${hash}.js`));
        },
      );
    });
  }
}
