import { createEmitter } from '../live/emitter.js';

/** Windows that one remote opens and another draws. */
export type OpenModal = { slot: 'order.modal'; keikkaId: number };

let open: OpenModal | null = null;
const changes = createEmitter<OpenModal | null>();

function set(next: OpenModal | null): void {
  open = next;
  changes.emit(next);
}

/** One at a time: a second window over the first would only hide work that is not saved. */
export const modalStore = {
  read: (): OpenModal | null => open,
  subscribe: changes.subscribe,
  open: (modal: OpenModal): void => set(modal),
  close: (): void => set(null),
};
