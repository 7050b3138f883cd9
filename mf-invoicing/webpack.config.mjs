import { createWebpackConfig } from '@keikka/tooling/federation/webpack-config.mjs';

export default createWebpackConfig({
  directory: import.meta.dirname,
  name: 'mf_invoicing',
  port: 4303,
  exposes: { './remote-entry': './src/remote-entry.ts' },
});
