import path from 'node:path';

/** What the build has to know of one front end. Paths are relative to `folder`. */
export interface AppDescription {
  /** Also its folder under /assets/, its federation name and the namespace of its class names. */
  name: string;
  /** The host boots the page and provides the shared packages; a remote exposes `./mount`. */
  role: 'host' | 'remote';
  folder: string;
  /** The browser's entry: the host's main module, or the module a remote exposes as `./mount`. */
  entry: string;
  /** Module that exports `render(assets: BuiltAssets): Promise<BuiltFile[]>`, run in Node after the browser build. */
  prerender: string;
}

/** Where the browser build put things: public paths, in loading order. */
export interface BuiltAssets {
  /** Scripts of the entry (host), or of the remote entry and the exposed module (remote). */
  entry: string[];
  /** Scripts a named chunk needs, by chunk name; without those of the entry. */
  chunks: Record<string, string[]>;
}

/** A file of `dist/`, written as it is. */
export interface BuiltFile {
  path: string;
  content: string;
}

export type Mode = 'production' | 'development';

/** Where a build leaves its files: `dist/`, or beside it what is only for looking into. */
export const outputFolder = ({ folder }: Pick<AppDescription, 'folder'>, mode: Mode) =>
  path.join(folder, mode === 'production' ? 'dist' : '.cache/development');
