import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadManifest } from './manifest.js';
import { createRemoteLoader } from './remote-loader.js';

/** The remotes of this page, loaded when something of theirs is first shown. */
export const remotes = createRemoteLoader(
  {
    // Forced: the registration of an earlier attempt, with whatever it left behind, is replaced.
    register: (remote) => registerRemotes([remote], { force: true }),
    load: (id) => loadRemote(id),
  },
  async () => (await loadManifest()).entries,
);
