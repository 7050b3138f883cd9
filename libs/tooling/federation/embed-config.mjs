import { baseConfig } from './base-config.mjs';

/**
 * The build of a script for foreign pages: one UMD file with every dependency inside, since such a page shares nothing.
 * @param {{directory: string, entry: string, filename: string, library: string}} options
 */
export function createEmbedConfig({ directory, entry, filename, library }) {
  /** @returns {import('webpack').Configuration} */
  return (_env, { mode }) => {
    const base = baseConfig({ directory, development: mode === 'development', fastRefresh: false });
    return {
      ...base,
      name: library,
      entry: { [library]: entry },
      output: {
        ...base.output,
        filename,
        chunkFilename: 'embed.[contenthash:10].js',
        assetModuleFilename: '[name].[contenthash:10][ext]',
        uniqueName: library,
        publicPath: 'auto',
        library: { name: library, type: 'umd' },
      },
    };
  };
}
