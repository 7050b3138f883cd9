export type RemoteName = 'mf_grid' | 'mf_order' | 'mf_invoicing';

/** Where each remote's `remoteEntry.js` is, by name; served by the shell's origin, so that it can change without a build. */
export type RemoteManifest = Readonly<Partial<Record<RemoteName, string>>>;
