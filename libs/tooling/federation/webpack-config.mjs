import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { devServer } from './dev-server.mjs';
import { sharedModules } from './shared-modules.mjs';

/**
 * @typedef {object} ProjectOptions
 * @property {string} directory folder of the project: `import.meta.dirname`
 * @property {string} name federation name; no hyphen, it becomes a global variable
 * @property {number} port of the dev server when PORT is not set
 * @property {Record<string, string>} [exposes] a remote's one module; the shell exposes nothing
 */

/**
 * The webpack configuration of the shell or of a remote, as a function of `--mode`.
 *
 * A remote's entry file is the page it is shown on when it runs alone; it is built for development only, since in
 * production a remote is nothing but `remoteEntry.js` and its chunks.
 * @param {ProjectOptions} options
 */
export function createWebpackConfig({ directory, name, port, exposes }) {
  /** @returns {import('webpack').Configuration} */
  return (_env, { mode }) => {
    const development = mode === 'development';
    const fastRefresh = development && Boolean(process.env.WEBPACK_SERVE);
    const hasPage = development || !exposes;
    const base = baseConfig({ directory, development, fastRefresh });
    return {
      ...base,
      name,
      entry: hasPage ? { main: './src/index.ts' } : {},
      output: {
        ...base.output,
        ...fileNames(development),
        uniqueName: name,
        publicPath: exposes ? 'auto' : '/',
        clean: true,
      },
      plugins: [
        ...base.plugins,
        federation({ name, exposes, shared: sharedModules(directory, { fastRefresh }) }),
        ...(hasPage ? [htmlPage(exposes ? ['/config.json'] : ['/config.json', '/manifest.json'])] : []),
        ...(fastRefresh ? [new ReactRefreshPlugin({ overlay: false })] : []),
        ...(development ? [] : [compiledAhead]),
      ],
      optimization: {
        ...base.optimization,
        ...(!development && { splitChunks: exposes ? largeParts : fewRequests }),
      },
      devServer: devServer(Number(process.env.PORT ?? port)),
    };
  };
}

/**
 * What the later entries of our libraries bring (shared-modules.mjs). A part that is missing here, or that the first
 * screen needs, only costs bytes. The theme names the anatomy of every part.
 */
const formParts = new RegExp(
  [
    String.raw`[\\/]ui[\\/]src[\\/](formula|options|parts[\\/]use-breakpoint|forms\.ts|feedback[\\/](failure|list-skeleton)|data[\\/](column|csv|data-table|download|parts-bar|sort|table|use-(kept|walk)))`,
    String.raw`[\\/]ui[\\/]src[\\/]forms[\\/](choices|day-field|decimal|form-(faults|section)|instant|time|use-first)`,
    String.raw`[\\/]ui[\\/]src[\\/]overlays[\\/](questions[\\/](chang|conflict|unsaved)|windows[\\/](drawer|small|step|use-waiting))`,
    String.raw`[\\/]sdk[\\/]src[\\/](record|fields|things|live[\\/]use-others|undo[\\/]use-(open|recent|seconds))`,
    String.raw`[\\/]contracts[\\/]src[\\/](record|fields[\\/](canonical|words)|invoicing[\\/]tuote|grid[\\/]palkki|staff[\\/](asiakas|vehicle|person[\\/]))`,
    String.raw`[\\/]contracts[\\/]src[\\/]order[\\/](stat|tyomaa|betoni|sijainti|keikka[\\/](form-calls|source-defaults|touched))`,
    String.raw`[\\/]domain[\\/]src[\\/]concrete[\\/](komento|linja|recovery|suositus|puuttuva)`,
    String.raw`[\\/]domain[\\/]src[\\/](asiakas|formula|money[\\/]money|text[\\/]edit-distance|palkki[\\/]palkki\.|keikka[\\/]pumppu-kesto|(measure|time)[\\/]\w+-field)`,
    String.raw`[\\/](react-hook-form|decimal\.js)[\\/]`,
    String.raw`[\\/]@(zag-js|ark-ui|chakra-ui)[\\/].*\b(collection|combobox|radio-group|select|switch|tabs)[\\/](?!.*anatomy)`,
  ].join('|'),
);

/**
 * Merges what every page of the shell loads at its start, since each shared module would otherwise be a request of its
 * own.
 * @type {NonNullable<import('webpack').Configuration['optimization']>['splitChunks']}
 */
const fewRequests = {
  chunks: 'async',
  cacheGroups: {
    forms: { name: 'forms', test: formParts, enforce: true, priority: 2 },
    // Not for who is signed in.
    login: {
      name: 'login',
      test: /[\\/](login[\\/](login-(page|form|card)|password-input|texts|welcome)|auth[\\/]link-calls)/,
      enforce: true,
      priority: 2,
    },
    // Only where the server traces.
    traces: {
      name: 'traces',
      test: /[\\/](sdk[\\/]src[\\/]tracing|contracts[\\/]src[\\/]trace)[\\/]/,
      enforce: true,
      priority: 2,
    },
    vendors: { name: 'vendors', test: /[\\/]node_modules[\\/]/, enforce: true, priority: 1 },
    // Not the shell's own modules: the first of them would then wait for shared modules that wait for it.
    keikka: { name: 'keikka', test: /[\\/]libs[\\/]/, enforce: true },
  },
};

/**
 * A remote's first page and its later parts share some small modules. A file of its own for them would be one more request
 * that the first page waits for.
 * @type {NonNullable<import('webpack').Configuration['optimization']>['splitChunks']}
 */
const largeParts = { minSize: 60_000 };

/**
 * Chromium compiles these files while they come. By itself it would compile each function when it is first called: most of
 * them in the press that opens the first order.
 */
const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^(vendors|keikka|forms|\d+)\./,
  // The minimizer would take it away, and the map counts its line.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
});

/** @param {boolean} development */
function fileNames(development) {
  const stem = development ? '[name]' : '[name].[contenthash:10]';
  return {
    filename: `${stem}.js`,
    chunkFilename: `${stem}.js`,
    assetModuleFilename: '[name].[contenthash:10][ext]',
  };
}

/** @param {{name: string, exposes?: Record<string, string>, shared: object}} options */
function federation({ name, exposes, shared }) {
  return new ModuleFederationPlugin({
    name,
    // The manifest names this file, so it has no hash and is served uncached.
    filename: 'remoteEntry.js',
    exposes,
    shared,
    // The host has loaded its singletons before any remote, and a newer copy in a remote must not be loaded
    // as a second one.
    shareStrategy: 'loaded-first',
    runtimePlugins: [join(import.meta.dirname, 'load-again.mjs')],
    manifest: false,
    dts: false,
    dev: false,
    experiments: { optimization: { disableSnapshot: true, disableRemote: Boolean(exposes), target: 'web' } },
  });
}

/** @param {string[]} asked what the page's scripts ask for at their start; the page begins to load it beside them */
function htmlPage(asked) {
  return new HtmlWebpackPlugin({
    asked,
    template: join(import.meta.dirname, 'page.html'),
    favicon: join(import.meta.dirname, 'favicon.svg'),
    chunks: ['main'],
    scriptLoading: 'defer',
  });
}
