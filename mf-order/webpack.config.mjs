import { createWebpackConfig } from '@keikka/tooling/federation/webpack-config.mjs';

export default createWebpackConfig({
  directory: import.meta.dirname,
  name: 'mf_order',
  port: 4302,
  exposes: { './remote-entry': './src/remote-entry.ts' },
});
