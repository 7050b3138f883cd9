import type { ComponentType } from 'react';
import type { SlotFillers } from './slot-types.js';

/** What a remote exposes as `./remote-entry`: a table of contents and nothing else. */
export interface RemoteModule {
  /** Pages by the names under which the shell's routes ask for them. */
  pages: Readonly<Record<string, ComponentType>>;
  slots: SlotFillers;
  /** Once, when the remote has been loaded. */
  start?: () => void;
}
