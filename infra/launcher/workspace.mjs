import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything a local run keeps: databases, logs, secrets, lock. Ignored by git. */
export const DATA_FOLDER = join(ROOT, '.data');
