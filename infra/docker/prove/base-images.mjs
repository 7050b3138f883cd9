import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mustRun } from '../../../libs/testing/servers/commands.mjs';
import { step } from '../../launcher/progress.mjs';
import { build, podman, tryPodman } from './engine.mjs';

const DEBIAN = 'localhost/keikka/debian';
const NODE = 'docker.io/library/node:22-slim';
/** Debian has no such versions; compose.yaml names those of the official images. */
const SERVERS = [
  'docker.io/library/postgres:18',
  'docker.io/library/nats:2.10-alpine',
  'docker.io/library/redis:7-alpine',
];
const CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';

const isThere = async (/** @type {string} */ image) => (await tryPodman('image', 'exists', image)).code === 0;

/** Makes, from Debian's packages, what the Dockerfiles and compose.yaml take from a registry. */
export async function makeBaseImages() {
  if (!(await isThere(DEBIAN))) await step('Debian, from its packages', makeDebian);
  if (!(await isThere(NODE))) await step(`${NODE}, from this Node ${process.version}`, makeNode);
  const [first = '', ...others] = SERVERS;
  if (!(await isThere(first)))
    await step('Postgres, NATS and Redis, from their packages', () =>
      build(first, join(import.meta.dirname, 'base/servers.Dockerfile'), {
        context: join(import.meta.dirname, 'base'),
      }),
    );
  for (const other of others) await podman('tag', first, other);
}

async function makeDebian() {
  await inFolder(async (folder) => {
    await mustRun('debootstrap', ['--variant=minbase', 'bookworm', join(folder, 'root')]);
    await mustRun('tar', ['-C', join(folder, 'root'), '-cf', join(folder, 'root.tar'), '.']);
    await podman('import', join(folder, 'root.tar'), DEBIAN);
  });
}

async function makeNode() {
  await inFolder(async (folder) => {
    copyFileSync(process.execPath, join(folder, 'node'));
    const npm = dirname(dirname(realpathSync(join(dirname(process.execPath), 'npm'))));
    cpSync(npm, join(folder, 'npm'), { recursive: true });
    writeFileSync(
      join(folder, 'certificates.crt'),
      existsSync(CERTIFICATES) ? readFileSync(CERTIFICATES) : '',
    );
    await build(NODE, join(import.meta.dirname, 'base/node.Dockerfile'), { context: folder });
  });
}

/** @param {(folder: string) => Promise<void>} work */
async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'keikka-base-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
