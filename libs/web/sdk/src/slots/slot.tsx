import { useSyncExternalStore } from 'react';
import { fillersOf, subscribeToSlots } from './slot-registry.js';
import type { SlotName, SlotProps } from './slot-types.js';

export interface SlotElementProps<Name extends SlotName> {
  name: Name;
  /** What the slot's contract says its fillers are given. */
  with: SlotProps[Name];
}

/** Draws whatever fills the slot; nothing when nothing does. */
export function Slot<Name extends SlotName>({ name, with: given }: SlotElementProps<Name>) {
  const fillers = useSyncExternalStore(subscribeToSlots, () => fillersOf(name));
  return fillers.map((Filler, index) => <Filler key={index} {...given} />);
}
