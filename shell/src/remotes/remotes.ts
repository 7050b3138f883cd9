import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createRemoteLoader } from './remote-loader.js';
import type { RemoteManifest } from './remote-names.js';

async function readManifest(): Promise<RemoteManifest> {
  const response = await fetch('/manifest.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`manifest.json: ${response.status}`);
  return (await response.json()) as RemoteManifest;
}

/** The remotes of this page, loaded when something of theirs is first shown. */
export const remotes = createRemoteLoader(
  {
    // Forced: the registration of an earlier attempt, with whatever it left behind, is replaced.
    register: (remote) => registerRemotes([remote], { force: true }),
    load: (id) => loadRemote(id),
  },
  readManifest,
);
