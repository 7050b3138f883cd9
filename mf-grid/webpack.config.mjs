import { createWebpackConfig } from '@keikka/tooling/federation/webpack-config.mjs';

export default createWebpackConfig({
  directory: import.meta.dirname,
  name: 'mf_grid',
  port: 4301,
  exposes: { './remote-entry': './src/remote-entry.ts' },
});
