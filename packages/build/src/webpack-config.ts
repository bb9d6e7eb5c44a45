import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { readSite } from '@suite/site/read-site';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { type AppDescription, type Mode, outputFolder } from './app-description.ts';
import { HashedEntryPlugin } from './hashed-entry-plugin.ts';
import { pictureOverrides } from './picture-overrides.ts';
import { sharedPackages } from './shared-packages.ts';
import { standIns, styledComponents } from './stand-ins.ts';

const remoteEntry = 'remoteEntry.js';

/** react-router's production build, of the router that packages/host names. */
const productionRouter = fileURLToPath(import.meta.resolve('react-router')).replace(
  /development\/index\.\w+$/,
  'production/index.mjs',
);

const require = createRequire(import.meta.url);

/** As Module Federation's own entry module imports it. */
const federationRuntime = require
  .resolve('@module-federation/webpack-bundler-runtime/bundler')
  .replaceAll('\\', '/');

const transpile = (app: AppDescription, mode: Mode, hotReload: boolean) => ({
  test: /\.tsx?$/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hotReload } },
      experimental: {
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            // Without the namespace two apps' class names come from one counter and can't match a separate prerender.
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
        // In development a change of the theme is seen at once.
        ...(mode === 'production' ? [themeValues] : []),
        {
          include: path.dirname(productionRouter),
          loader: path.join(import.meta.dirname, 'pure-calls-loader.ts'),
        },
        { test: /\.(woff2|svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' },
        // A package's export pattern may put its own ending behind the query.
        { resourceQuery: /^\?url\b/, type: 'asset/resource' },
      ],
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

const constants = () => ({ __SITE__: JSON.stringify(readSite(process.env)) });

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
 * The browser build of one front end, for `dist/assets/<app>/`.
 * With `devServer` names stay unhashed and components reload hot.
 */
export function browserConfig(app: AppDescription, mode: Mode, devServer = false): Configuration {
  const base = common(app, mode, devServer);
  const hashed = !devServer;
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: app.role === 'host' ? { [app.name]: app.entry } : {},
    output: {
      path: path.join(outputFolder(app, mode), 'assets', app.name),
      publicPath: publicPath(app),
      uniqueName: app.name,
      filename: '[name].js',
      chunkFilename: hashed ? '[name].[contenthash:12].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      clean: false,
    },
    resolve: {
      ...base.resolve,
      alias: {
        'styled-components$': styledComponents,
        // Its exports name the development build only.
        ...(mode === 'production' && { 'react-router$': productionRouter }),
      },
    },
    // A remote takes the federation runtime from the host.
    externals: app.role === 'remote' ? { [federationRuntime]: 'suiteFederation' } : {},
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: false,
        }),
      ],
    },
    plugins: [
      new webpack.DefinePlugin(constants()),
      pictureOverrides(app.folder),
      ...standIns(),
      federation(app),
      ...(hashed ? [new HashedEntryPlugin(app.role === 'host' ? `${app.name}.js` : remoteEntry)] : []),
    ],
    cache: {
      type: 'filesystem',
      // The mode is part of the name, or one build takes the other's modules (jsxDEV is not a function).
      name: `${app.name}-${mode}${devServer ? '-dev-server' : ''}`,
      cacheDirectory: path.join(app.folder, '.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
  };
}

/** The Node bundle that prerenders: the same sources and class names, no federation, one file. */
export function prerenderConfig(app: AppDescription, mode: Mode): Configuration {
  const base = common(app, mode);
  return {
    ...base,
    name: `${app.name}-prerender`,
    target: 'node24',
    entry: { prerender: app.prerender },
    output: {
      path: path.join(app.folder, '.cache/prerender'),
      publicPath: publicPath(app),
      uniqueName: app.name,
      filename: '[name].cjs',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      library: { type: 'commonjs2' },
    },
    module: {
      ...base.module,
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new webpack.DefinePlugin(constants()),
      pictureOverrides(app.folder),
      ...standIns(),
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
