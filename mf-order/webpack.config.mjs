import { createEmbedConfig } from '@keikka/tooling/federation/embed-config.mjs';
import { createWebpackConfig } from '@keikka/tooling/federation/webpack-config.mjs';

const directory = import.meta.dirname;

const remote = createWebpackConfig({
  directory,
  name: 'mf_order',
  port: 4302,
  exposes: { './remote-entry': './src/remote-entry.ts' },
});
const embed = createEmbedConfig({
  directory,
  entry: './src/embed/index.ts',
  filename: 'embed.js',
  library: 'KeikkaOrder',
});

export default [
  remote,
  // Built after the remote, whose build empties the folder of both.
  (env, argv) => ({ ...embed(env, argv), dependencies: ['mf_order'] }),
];
