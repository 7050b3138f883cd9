import { Flex, Modal } from '@keikka/ui';
import type { ReactNode } from 'react';
import type { SlotName, SlotProps } from './slot-types.js';

interface SlotFrameProps<Name extends SlotName> {
  name: Name;
  /** What the slot's filler is given. */
  with: SlotProps[Name];
  /** As the filler's remote declares it. */
  title: string;
  /** That the filler is loading, or why it cannot be shown. */
  children: ReactNode;
}

type DrawFrame<Name extends SlotName> = (props: Omit<SlotFrameProps<Name>, 'name'>) => ReactNode;

/**
 * What surrounds a slot's messages until its filler is there: the frame of what comes, so that nothing moves when it does. A slot
 * whose messages stand in the page as they are has null. Every slot is listed, since this is also the list that a name is held
 * against when a remote's declaration is read.
 */
const slotFrames: { readonly [Name in SlotName]: DrawFrame<Name> | null } = {
  'order.modal': ({ with: { keikkaId, onClose }, title, children }) => (
    <Modal open title={title} id={keikkaId} placeKey="tilaus" width="{sizes.modalMax}" onClose={onClose}>
      <Flex minH={{ md: '120' }} align="center" justify="center">
        {children}
      </Flex>
    </Modal>
  ),
};

export function SlotFrame<Name extends SlotName>({ name, ...props }: SlotFrameProps<Name>) {
  const draw = slotFrames[name];
  return draw ? draw(props) : props.children;
}

export const isSlotName = (name: string): name is SlotName => Object.hasOwn(slotFrames, name);
