import { baseConfig } from '@keikka/tooling/federation/base-config.mjs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(import.meta.resolve('@keikka/tooling/federation/page.html'));

/** The real grid on a page without sign-in, for `npm run bench:grid`, built for production. */
export default () => {
  const base = baseConfig({ directory: import.meta.dirname, development: false, fastRefresh: false });
  return {
    ...base,
    entry: { main: './bench-page.tsx' },
    output: { ...base.output, filename: '[name].js', publicPath: '/', clean: true },
    plugins: [new HtmlWebpackPlugin({ template, asked: [], scriptLoading: 'defer' })],
  };
};
