import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { frameFacts } from '@suite/site/frame-facts';
import { readSite } from '@suite/site/read-site';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type AppDescription, type Mode, outputFolder } from './app-description.ts';
import { HashedEntryPlugin } from './hashed-entry-plugin.ts';
import { pictureOverrides } from './picture-overrides.ts';
import { sharedPackages } from './shared-packages.ts';

const remoteEntry = 'remoteEntry.js';

const require = createRequire(import.meta.url);
const { browserslist: supportedBrowsers } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { browserslist: string[] };

/** Path from which Module Federation's entry module imports the federation runtime. */
const federationRuntime = require
  .resolve('@module-federation/webpack-bundler-runtime/bundler')
  .replaceAll('\\', '/');

const transpile = (app: AppDescription, mode: Mode, hotReload: boolean) => ({
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    env: { targets: supportedBrowsers },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hotReload } },
      experimental: {
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            // Without the namespace all apps share one counter, and class names differ from those of the
            // prerender.
            {
              namespace: app.name,
              ssr: true,
              displayName: mode === 'development',
              fileName: false,
              pure: true,
            },
          ],
        ],
      },
    },
  },
});

const themeValues = {
  test: /\.tsx?$/,
  enforce: 'pre' as const,
  loader: path.join(import.meta.dirname, 'theme-values-loader.ts'),
};

const pureCalls = {
  test: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
  loader: path.join(import.meta.dirname, 'pure-calls-loader.ts'),
};

const ownProperties = {
  test: /[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/].+\.mjs$/,
  loader: path.join(import.meta.dirname, 'own-properties-loader.ts'),
};

const minimized = { compress: { passes: 3 } };

const publicPath = (app: AppDescription) => `/assets/${app.name}/`;

function common(app: AppDescription, mode: Mode, hotReload = false): Configuration {
  return {
    name: app.name,
    mode,
    context: app.folder,
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: {
      rules: [
        transpile(app, mode, hotReload),
        // Kept dynamic in development, so that theme changes hot-reload.
        ...(mode === 'production' ? [themeValues, pureCalls, ownProperties] : []),
        { test: /\.(woff2|svg|png|jpe?g|webp|avif)$/, resourceQuery: /^$/, type: 'asset/resource' },
        { resourceQuery: /^\?inline$/, type: 'asset/inline' },
        // A package's export pattern may append a file extension after the query. The client of the dev server has `?url=…`.
        { resourceQuery: /^\?url(\.\w+)?$/, type: 'asset/resource' },
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

function constants({ role }: AppDescription) {
  const site = readSite(process.env);
  return role === 'host'
    ? { __FRAME__: JSON.stringify(frameFacts(site)) }
    : { __SITE__: JSON.stringify(site) };
}

function federation(app: AppDescription) {
  const optimization = { disableSnapshot: true, target: 'web' as const };
  return new ModuleFederationPlugin({
    name: app.name,
    shareStrategy: 'loaded-first',
    shared: sharedPackages(app.role),
    dts: false,
    manifest: false,
    experiments: { optimization },
    ...(app.role === 'host'
      ? { runtimePlugins: [path.join(import.meta.dirname, 'provide-federation.ts')] }
      : {
          filename: remoteEntry,
          library: { type: 'var', name: `remote_${app.name}` },
          exposes: { './mount': { import: app.entry, name: 'mount' } },
        }),
  });
}

/**
 * Returns the webpack configuration of a front end's browser build, for `dist/assets/<app>/`. With
 * `devServer`, file names have no hash and components hot-reload.
 */
export function browserConfig(app: AppDescription, mode: Mode, devServer = false): Configuration {
  const base = common(app, mode, devServer);
  const hashed = !devServer;
  return {
    ...base,
    target: `browserslist:${supportedBrowsers.join()}`,
    entry: app.role === 'host' ? { [app.name]: app.entry } : {},
    output: {
      path: path.join(outputFolder(app, mode), 'assets', app.name),
      publicPath: publicPath(app),
      uniqueName: app.name,
      filename: '[name].js',
      chunkFilename: hashed ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // Milliseconds. On a slow connection, loading the whole page again would take longer still.
      chunkLoadTimeout: 60_000,
      // Otherwise a module that lacks a shared package counts as loaded, and the next attempt crashes the page.
      strictModuleErrorHandling: true,
      clean: false,
    },
    // A remote uses the host's federation runtime.
    externals: app.role === 'remote' ? { [federationRuntime]: 'suiteFederation' } : {},
    optimization: {
      mangleExports: 'size',
      minimizer: [
        new MinimizerPlugin({
          // The second run finds what the first leaves: 250 bytes of the first load (brotli) for a second of time.
          minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.swcMinify],
          minimizerOptions: [minimized, minimized],
          extractComments: false,
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        ...constants(app),
        // What styled-components would decide in production; its other way to insert rules is left out of the build.
        ...(mode === 'production' && { SC_DISABLE_SPEEDY: 'false' }),
      }),
      pictureOverrides(app.folder),
      federation(app),
      ...(hashed ? [new HashedEntryPlugin(app.role === 'host' ? `${app.name}.js` : remoteEntry)] : []),
    ],
    cache: {
      type: 'filesystem',
      // Without the mode in the name, one build reuses the other's modules and fails with "jsxDEV is not a
      // function".
      name: `${app.name}-${mode}${devServer ? '-dev-server' : ''}`,
      cacheDirectory: path.join(app.folder, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}

/**
 * Returns the webpack configuration of the Node bundle for prerendering: one file with the same sources and
 * class names, without federation.
 */
export function prerenderConfig(app: AppDescription, mode: Mode): Configuration {
  const base = common(app, mode);
  const folder = path.join(app.folder, '.cache/prerender');
  const assets = path.join(outputFolder(app, mode), 'assets', app.name);
  return {
    ...base,
    name: `${app.name}-prerender`,
    target: 'node24',
    entry: { prerender: app.prerender },
    output: {
      path: folder,
      publicPath: publicPath(app),
      uniqueName: app.name,
      filename: '[name].cjs',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
    },
    module: {
      ...base.module,
      // Some files, such as the font, are only named in prerendered markup.
      generator: {
        'asset/resource': { publicPath: publicPath(app), outputPath: `${path.relative(folder, assets)}/` },
      },
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new webpack.DefinePlugin(constants(app)),
      pictureOverrides(app.folder),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    cache: {
      type: 'filesystem',
      name: `${app.name}-${mode}-prerender`,
      cacheDirectory: path.join(app.folder, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}
