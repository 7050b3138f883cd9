import { Flex, Modal } from '@keikka/ui';
import type { ReactNode } from 'react';
import type { SlotName, SlotProps } from './slot-types.js';

interface SlotFrameProps<Name extends SlotName> {
  name: Name;
  /** The props of the slot's filler. */
  with: SlotProps[Name];
  /** The title from the filler's remote. */
  title: string;
  /** A message: the filler is loading, or why it cannot be shown. */
  children: ReactNode;
}

type DrawFrame<Name extends SlotName> = (props: Omit<SlotFrameProps<Name>, 'name'>) => ReactNode;

/**
 * The frame around a slot's messages until its filler is loaded, so that nothing moves when it is. A slot whose
 * messages stand directly in the page has null. Every slot is listed, because the names in a remote's declaration are
 * checked against this list.
 */
const slotFrames: { readonly [Name in SlotName]: DrawFrame<Name> | null } = {
  'order.modal': ({ with: { keikkaId, onClose }, title, children }) => (
    <Modal
      open
      title={title}
      id={keikkaId}
      placeKey="tilaus"
      width="{sizes.modalMax}"
      large
      onClose={onClose}
    >
      <Flex h="full" align="center" justify="center">
        {children}
      </Flex>
    </Modal>
  ),
  'order.search': ({ with: { onClose }, title, children }) => (
    <Modal open title={title} placeKey="haku" width="{sizes.modalMax}" large onClose={onClose}>
      <Flex h="full" align="center" justify="center">
        {children}
      </Flex>
    </Modal>
  ),
  'order.new': ({ with: { onClose }, title, children }) => (
    <Modal open title={title} placeKey="uusi-tilaus" onClose={onClose}>
      <Flex h="full" align="center" justify="center">
        {children}
      </Flex>
    </Modal>
  ),
  'order.invoices': null,
  'palkki.editor': null,
};

export function SlotFrame<Name extends SlotName>({ name, ...props }: SlotFrameProps<Name>) {
  const draw = slotFrames[name];
  return draw ? draw(props) : props.children;
}

export const isSlotName = (name: string): name is SlotName => Object.hasOwn(slotFrames, name);
