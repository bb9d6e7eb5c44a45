import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { styleSources } from '@suite/gateway/style-sources';
import webpack, { type Configuration, type Stats } from 'webpack';
import {
  type AppDescription,
  type BuiltAssets,
  type BuiltFile,
  type Mode,
  outputFolder,
  type PublicFile,
} from './app-description.ts';
import { browserConfig, prerenderConfig } from './webpack-config.ts';

/** Returns the static server's nginx map from the path of a page or fragment to the sources of its style elements. */
function styleSourcesMap(files: BuiltFile[]): string {
  const entries = files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, content }) => ({ path, sources: styleSources(content) }))
    .filter(({ sources }) => sources !== '')
    .map(({ path, sources }) => `    "/${path}" "${sources}";`);
  return ['map $uri $style_sources {', '    default "";', ...entries, '}', ''].join('\n');
}

const require = createRequire(import.meta.url);

async function bundle(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error(`webpack has no compiler for ${config.name}`);
  const stats = await promisify(compiler.run.bind(compiler))();
  // Closing the compiler writes its filesystem cache.
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error(`webpack built nothing for ${config.name}`);
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, errorDetails: true }));
  return stats;
}

function builtAssets(app: AppDescription, stats: Stats): BuiltAssets {
  const { namedChunkGroups = {}, assets = [] } = stats.toJson({
    all: false,
    chunkGroups: true,
    assets: true,
  });
  const url = (name: string) => `/assets/${app.name}/${name}`;
  const scripts = (group: string) =>
    (namedChunkGroups[group]?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const remoteEntry = assets.map(({ name }) => name).filter((name) => /^remoteEntry\..*\.js$/.test(name));
  const entry = app.role === 'host' ? scripts(app.name) : [...remoteEntry, ...scripts('mount')];
  const chunks = Object.keys(namedChunkGroups).map((group) => [
    group,
    scripts(group)
      .filter((name) => !entry.includes(name))
      .map(url),
  ]);
  return { entry: entry.map(url), chunks: Object.fromEntries(chunks) };
}

async function writeFiles(dist: string, files: (BuiltFile | PublicFile)[]) {
  for (const { path: name, content } of files) {
    const file = path.join(dist, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

const compressible = /\.(js|css|svg|json)$/;

async function precompressFile(file: string) {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

async function precompress(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(files.map((name) => precompressFile(path.join(folder, name))));
}

/**
 * Builds one front end into `dist/` (docs/gateway.md), or into `.cache/development` for development: browser
 * bundle, prerendered pages and fragments, public files and compressed copies. Throws webpack's error text if
 * a bundle has errors.
 */
export async function buildApp(app: AppDescription, mode: Mode = 'production') {
  const dist = outputFolder(app, mode);
  // First, because an operator's mistake in the company facts stops it.
  const publicFiles = (await app.publicFiles?.()) ?? [];
  await rm(dist, { recursive: true, force: true });
  const assets = builtAssets(app, await bundle(browserConfig(app, mode)));
  await bundle(prerenderConfig(app, mode));

  const prerendered = path.join(app.folder, '.cache/prerender/prerender.cjs');
  delete require.cache[prerendered];
  const { render } = require(prerendered) as { render(assets: BuiltAssets): Promise<BuiltFile[]> };
  const files = await render(assets);
  await writeFiles(dist, [...files, { path: 'style-sources.conf', content: styleSourcesMap(files) }]);

  await cp(path.join(app.folder, 'public'), path.join(dist, 'public'), { recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
  await writeFiles(dist, publicFiles);
  if (mode === 'production') await precompress(path.join(dist, 'assets'));
}
