import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** @param {{development: boolean, fastRefresh: boolean}} options */
export function moduleRules({ development, fastRefresh }) {
  return [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: require.resolve('swc-loader'),
      options: {
        swcrc: false,
        sourceMaps: true,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development, refresh: fastRefresh } },
        },
      },
    },
    {
      test: /\.css$/,
      use: [require.resolve('style-loader'), require.resolve('css-loader')],
      sideEffects: true,
    },
    { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
  ];
}
