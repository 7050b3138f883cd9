import type { ComponentType } from 'react';
import { valueStore } from '../store/value-store.js';
import type { SlotFillers, SlotName, SlotProps } from './slot-types.js';

type Fillers = { [Name in SlotName]?: readonly ComponentType<SlotProps[Name]>[] };

const fillers = valueStore<Fillers>({});

/** Puts a component into a slot and returns a function that removes it. Several may fill the same slot. */
export function registerSlot<Name extends SlotName>(
  name: Name,
  component: ComponentType<SlotProps[Name]>,
): () => void {
  fillers.set({ ...fillers.get(), [name]: [...fillersOf(name), component] });
  return () =>
    fillers.set({ ...fillers.get(), [name]: fillersOf(name).filter((filler) => filler !== component) });
}

/** Registers a whole remote's table of slots. */
export function registerSlots(slots: SlotFillers): void {
  function registerOf(name: SlotName): void {
    const component = slots[name] as ComponentType<SlotProps[typeof name]> | undefined;
    if (component) registerSlot(name, component);
  }
  Object.keys(slots).forEach((name) => registerOf(name as SlotName));
}

const none: readonly never[] = [];

export function fillersOf<Name extends SlotName>(name: Name): readonly ComponentType<SlotProps[Name]>[] {
  return fillers.get()[name] ?? none;
}

export const subscribeToSlots = fillers.subscribe;
