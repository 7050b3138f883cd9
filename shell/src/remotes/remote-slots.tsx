import type { SlotName, SlotProps } from '@keikka/sdk';
import { registerSlot, SlotFrame } from '@keikka/sdk/internal';
import type { ComponentType } from 'react';
import type { RemoteSlot } from './manifest.js';
import { RemotePart } from './remote-part.js';

/** Fills each slot with a part whose remote is loaded when the slot is first shown. */
export function registerRemoteSlots(slots: readonly RemoteSlot[]): void {
  for (const { name, remote, title } of slots) registerSlot(name, lazyFiller(name, remote, title));
}

function lazyFiller<Name extends SlotName>(
  name: Name,
  remote: string,
  title: string,
): ComponentType<SlotProps[Name]> {
  return function RemoteFiller(props) {
    return (
      <RemotePart
        remote={remote}
        choose={({ slots }) => slots[name]}
        given={props}
        frame={(message) => (
          <SlotFrame name={name} with={props} title={title}>
            {message}
          </SlotFrame>
        )}
      />
    );
  };
}
