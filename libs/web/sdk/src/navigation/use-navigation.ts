import { useMemo } from 'react';
import { useOpenOrderWindow } from './use-open-order.js';

const orderPath = (keikkaId: number): string => `/tilaus/${keikkaId}`;

export interface Navigation {
  /** The order's window over the present page [G-047]. */
  openOrder: (keikkaId: number) => void;
  /** Ctrl-click [G-008]. */
  openOrderWindow: (keikkaId: number) => void;
  /** Shift-click [G-009]. */
  openOrderTab: (keikkaId: number) => void;
}

const WINDOW_FEATURES = 'popup,width=1100,height=900';

/** Navigation to pages of other remotes. */
export function useNavigation(): Navigation {
  const openOrder = useOpenOrderWindow();
  return useMemo(
    () => ({
      openOrder,
      openOrderWindow: (keikkaId) => void window.open(orderPath(keikkaId), '_blank', WINDOW_FEATURES),
      openOrderTab: (keikkaId) => void window.open(orderPath(keikkaId), '_blank'),
    }),
    [openOrder],
  );
}
