import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import { moduleRules } from './module-rules.mjs';

/** The server of a build has no time to compress; its page is written for each answer, so it stays as it is. */
const COMPRESSIBLE = /\.(js|css|json|svg)$/;
/** Only developers load maps; the best quality would take ten times as long and make them 3 % smaller. */
const MAPS = /\.map$/;
const MAP_QUALITY = 5;

/**
 * @param {RegExp} test
 * @param {number} quality
 */
function brotli(test, quality) {
  /** @type {import('node:zlib').BrotliOptions} */
  const compressionOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
  return new CompressionPlugin({
    test,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions,
  });
}
const compressed = [
  new CompressionPlugin({ test: COMPRESSIBLE, filename: '[path][base].gz' }),
  brotli(COMPRESSIBLE, constants.BROTLI_MAX_QUALITY),
  brotli(MAPS, MAP_QUALITY),
];

const router = fileURLToPath(import.meta.resolve('react-router'));
const productionRouter = router.replace(join('dist', 'development'), join('dist', 'production'));

/** @typedef {{directory: string, development: boolean, fastRefresh: boolean}} BaseOptions */

/**
 * What every bundle of ours has in common, federated or not.
 * @param {BaseOptions} options
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ directory, development, fastRefresh }) {
  return {
    mode: development ? 'development' : 'production',
    context: directory,
    // Never an eval devtool: the pages run under a policy without unsafe-eval, in development as in production.
    devtool: development ? 'cheap-module-source-map' : 'source-map',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // Our relative imports end in .js as Node wants them; the file behind one is .ts or .tsx.
      extensionAlias: { '.js': ['.js', '.ts', '.tsx'] },
      conditionNames: ['@keikka/source', '...'],
      // Its package has no condition for the build without warnings for developers.
      alias: development ? {} : { 'react-router$': productionRouter },
    },
    module: { rules: moduleRules({ development, fastRefresh }) },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
        }),
      ],
    },
    plugins: development ? [] : compressed,
    output: { path: join(directory, 'dist') },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
