import type { SlotProps } from '@keikka/sdk';
import { registerSlot } from '@keikka/sdk/internal';
import { Flex, Modal } from '@keikka/ui';
import { texts } from '../texts.js';
import { RemotePart } from './remote-part.js';

/** Fills the slots whose remote is loaded only when somebody opens one. */
export function registerRemoteSlots(): void {
  registerSlot('order.modal', OrderModal);
}

function OrderModal(props: SlotProps['order.modal']) {
  return (
    <RemotePart
      remote="mf_order"
      choose={(module) => module.slots['order.modal']}
      given={props}
      frame={(message) => (
        // The frame of what comes, so that nothing moves when it does.
        <Modal
          open
          title={texts.tilaus}
          id={props.keikkaId}
          placeKey="tilaus"
          width="{sizes.modalMax}"
          onClose={props.onClose}
        >
          <Flex minH={{ md: '120' }}>{message}</Flex>
        </Modal>
      )}
    />
  );
}
