import { modalStore } from '../modal/modal-store.js';

export const orderPath = (keikkaId: number): string => `/tilaus/${keikkaId}`;

export interface Navigation {
  /** The order's window over the page one is on [G-047]. */
  openOrder: (keikkaId: number) => void;
  /** Ctrl-click [G-008]. */
  openOrderWindow: (keikkaId: number) => void;
  /** Shift-click [G-009]. */
  openOrderTab: (keikkaId: number) => void;
}

const WINDOW_FEATURES = 'popup,width=1100,height=900';

const navigation: Navigation = {
  openOrder: (keikkaId) => modalStore.open({ slot: 'order.modal', keikkaId }),
  openOrderWindow: (keikkaId) => void window.open(orderPath(keikkaId), '_blank', WINDOW_FEATURES),
  openOrderTab: (keikkaId) => void window.open(orderPath(keikkaId), '_blank'),
};

/** Ways to what another remote shows. */
export function useNavigation(): Navigation {
  return navigation;
}
