import { useSyncExternalStore } from 'react';
import { fillersOf, subscribeToSlots } from './slot-registry.js';
import type { SlotName, SlotProps } from './slot-types.js';

interface SlotElementProps<Name extends SlotName> {
  name: Name;
  /** The props that the slot's contract gives its fillers. */
  with: SlotProps[Name];
}

/** Whether anything fills the slot: a page without that remote does not offer what it does. */
export function useIsFilled(name: SlotName): boolean {
  return useSyncExternalStore(subscribeToSlots, () => fillersOf(name)).length > 0;
}

/** Draws every filler of the slot; nothing when there is none. */
export function Slot<Name extends SlotName>({ name, with: given }: SlotElementProps<Name>) {
  const fillers = useSyncExternalStore(subscribeToSlots, () => fillersOf(name));
  return fillers.map((Filler, index) => <Filler key={index} {...given} />);
}
