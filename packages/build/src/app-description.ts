import path from 'node:path';

/** Build settings of a front end. Paths are relative to `folder`. */
export interface AppDescription {
  /** Name of the front end; also its directory in /assets/, its federation name and its namespace for class names. */
  name: string;
  /** The host starts the page and provides the shared packages; a remote exposes `./mount`. */
  role: 'host' | 'remote';
  folder: string;
  /** Browser entry: the host's main module, or the module that a remote exposes as `./mount`. */
  entry: string;
  /**
   * Module that exports `render(assets: BuiltAssets): Promise<BuiltFile[]>`. It runs in Node after the
   * browser build.
   */
  prerender: string;
  /** Creates further files for `dist/`. */
  publicFiles?(): Promise<PublicFile[]>;
}

/** Public paths of the scripts built for the browser, in loading order. */
export interface BuiltAssets {
  /** Scripts of the entry (host), or of the remote entry and the exposed module (remote). */
  entry: string[];
  /** Scripts of each named chunk, without those of the entry. */
  chunks: Record<string, string[]>;
}

/** A file to write to `dist/`. */
export interface BuiltFile {
  path: string;
  content: string;
}

/** A file for `dist/` that is not text. */
export interface PublicFile {
  path: string;
  content: Buffer;
}

export type Mode = 'production' | 'development';

/** Returns the output folder: `dist/` for production, `.cache/development` for development. */
export const outputFolder = ({ folder }: Pick<AppDescription, 'folder'>, mode: Mode) =>
  path.join(folder, mode === 'production' ? 'dist' : '.cache/development');
