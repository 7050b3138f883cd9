import { FocusReturn } from '@keikka/ui';
import { useCallback, useState } from 'react';
import { useShortcuts } from '../keyboard/use-shortcuts.js';
import { useCan } from '../session/session-context.js';
import { Slot, useIsFilled } from '../slots/slot.js';
import { frameTexts } from './texts.js';

export const SEARCH_KEY = 'mod+k';

/** The search of orders of any day, for who has the right, where a remote brings it (G-294). */
export function useOrderSearch() {
  const isFilled = useIsFilled('order.search');
  const maySearch = useCan('page.haku.read') && isFilled;
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((): void => setOpen(true), []);
  const close = useCallback((): void => setOpen(false), []);
  useShortcuts(
    frameTexts.everywhere,
    maySearch ? [{ keys: [SEARCH_KEY], label: frameTexts.searchOrders, act: open }] : [],
  );
  return { isOpen: isOpen && maySearch, open: maySearch ? open : undefined, close };
}

export function OrderSearch({ onClose }: { onClose: () => void }) {
  return (
    <>
      <FocusReturn />
      <Slot name="order.search" with={{ onClose }} />
    </>
  );
}
