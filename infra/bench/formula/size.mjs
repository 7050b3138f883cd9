import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { baseConfig } from '@keikka/tooling/federation/base-config.mjs';
import webpack from 'webpack';
import { root } from '../../../libs/testing/product/workspace.mjs';

const modulePath = join(root, 'libs/domain/src/formula/index.ts');

/**
 * Bytes, gzipped, of what a page loads that uses these names of the formula module, bundled and minified as the product
 * is.
 * @param {readonly string[]} names
 * @returns {Promise<number>}
 */
export async function gzippedBytes(names) {
  const folder = mkdtempSync(join(tmpdir(), 'keikka-formula-'));
  writeFileSync(
    join(folder, 'page.mjs'),
    `export { ${names.join(', ')} } from ${JSON.stringify(modulePath)};`,
  );
  const compiler = webpack({
    ...baseConfig({ directory: folder, development: false, fastRefresh: false }),
    entry: './page.mjs',
    target: ['web', 'es2022'],
    devtool: false,
    experiments: { outputModule: true },
    output: { path: folder, filename: 'bundle.mjs', library: { type: 'module' } },
  });
  try {
    await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve(undefined);
      });
    });
    return gzipSync(readFileSync(join(folder, 'bundle.mjs')), { level: 9 }).length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
