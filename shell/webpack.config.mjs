import { createWebpackConfig } from '@keikka/tooling/federation/webpack-config.mjs';

export default createWebpackConfig({ directory: import.meta.dirname, name: 'shell', port: 4300 });
