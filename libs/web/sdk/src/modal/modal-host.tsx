import { FocusReturn } from '@keikka/ui';
import { Slot } from '../slots/slot.js';
import { useOpenOrder } from '../navigation/use-open-order.js';

/** Draws the window that the address names, from the remote that fills its slot. */
export function ModalHost() {
  const { keikkaId, close } = useOpenOrder();
  if (keikkaId === null) return null;
  return (
    <>
      <FocusReturn />
      <Slot name="order.modal" with={{ keikkaId, onClose: close }} />
    </>
  );
}
