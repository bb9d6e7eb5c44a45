import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';

/**
 * Adds a content hash to the entry's file name, so that it can be cached. Module Federation does not support
 * `[contenthash]` there.
 */
export class HashedEntryPlugin {
  readonly #file: string;

  /** Takes the entry's file name in webpack, such as `remoteEntry.js`. */
  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler) {
    const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH } = compiler.webpack.Compilation;
    compiler.hooks.thisCompilation.tap('HashedEntryPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Runs after the chunk names in the entry's code are final.
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
