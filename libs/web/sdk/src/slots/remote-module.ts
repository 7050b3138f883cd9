import type { ComponentType } from 'react';
import type { SlotFillers, SlotName, SlotProps } from './slot-types.js';

/** The module that a remote exposes as `./remote-entry`: a table of contents and nothing else. */
export interface RemoteModule {
  /** Pages by their names in the remote's `remote.json`. */
  pages: Readonly<Record<string, ComponentType>>;
  slots: SlotFillers;
  /** Runs once, when the remote has been loaded. */
  start?: () => void;
  /** Reads what its slots are drawn with, while nobody waits for it. */
  readAhead?: () => Promise<unknown>;
}

/** A component for each page of a remote's `remote.json` and no other: `PagesOf<typeof declaration>`. */
export type PagesOf<Declaration extends { pages: object }> = Readonly<
  Record<keyof Declaration['pages'], ComponentType>
>;

/** A component for each slot of a remote's `remote.json` and no other. */
export type SlotsOf<Declaration extends { slots: object }> = {
  readonly [Name in SlotName & keyof Declaration['slots']]: ComponentType<SlotProps[Name]>;
} & { readonly [Name in Exclude<SlotName, keyof Declaration['slots']>]?: undefined };
