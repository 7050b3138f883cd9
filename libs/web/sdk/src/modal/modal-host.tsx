import { useSyncExternalStore } from 'react';
import { Slot } from '../slots/slot.js';
import { modalStore } from './modal-store.js';

/** Where the page draws the window that is open, from whichever remote fills its slot. */
export function ModalHost() {
  const modal = useSyncExternalStore(modalStore.subscribe, modalStore.read);
  if (!modal) return null;
  const { slot, ...props } = modal;
  return <Slot name={slot} with={{ ...props, onClose: modalStore.close }} />;
}
