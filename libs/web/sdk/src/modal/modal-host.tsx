import { FocusReturn } from '@keikka/ui';
import { Slot } from '../slots/slot.js';
import { useOpenOrder } from '../navigation/use-open-order.js';

/** Where the page draws the window that its address names, from whichever remote fills its slot. */
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
