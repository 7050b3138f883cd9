import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** `/manifest.json` of the whole product, made from the declarations of its remotes. */
export const productManifest = (): Record<string, object> =>
  Object.fromEntries(
    readdirSync(root)
      .map((folder) => ({ folder, file: join(root, folder, 'src/remote.json') }))
      .filter(({ file }) => existsSync(file))
      .map(({ folder, file }) => [
        folder.replace('-', '_'),
        { entry: `http://${folder}.test/remoteEntry.js`, ...readJson(file) },
      ]),
  );

const readJson = (file: string): object => JSON.parse(readFileSync(file, 'utf8')) as object;
