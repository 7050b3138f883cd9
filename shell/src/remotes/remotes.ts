import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadManifest } from './manifest.js';
import { createRemoteLoader } from './remote-loader.js';

/** The remotes of this page. Each is loaded when a part of it is first shown. */
export const remotes = createRemoteLoader(
  {
    // Forced, so that the registration of an earlier attempt is replaced.
    register: (remote) => registerRemotes([remote], { force: true }),
    load: (id) => loadRemote(id),
  },
  async () => (await loadManifest()).entries,
);
