import type { ComponentType } from 'react';
import type { SlotFillers, SlotName, SlotProps } from './slot-types.js';

type Fillers = { [Name in SlotName]?: readonly ComponentType<SlotProps[Name]>[] };

let fillers: Fillers = {};
const listeners = new Set<() => void>();

function set(next: Fillers): void {
  fillers = next;
  listeners.forEach((notify) => notify());
}

/** Puts a component into a slot; answers how to take it out again. Several may fill the same slot. */
export function registerSlot<Name extends SlotName>(
  name: Name,
  component: ComponentType<SlotProps[Name]>,
): () => void {
  set({ ...fillers, [name]: [...fillersOf(name), component] });
  return () => set({ ...fillers, [name]: fillersOf(name).filter((filler) => filler !== component) });
}

/** Registers a whole remote's table of slots. */
export function registerSlots(slots: SlotFillers): void {
  for (const [name, component] of Object.entries(slots)) registerSlot(name as SlotName, component);
}

const none: readonly never[] = [];

export function fillersOf<Name extends SlotName>(name: Name): readonly ComponentType<SlotProps[Name]>[] {
  return fillers[name] ?? none;
}

export function subscribeToSlots(notify: () => void): () => void {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}
