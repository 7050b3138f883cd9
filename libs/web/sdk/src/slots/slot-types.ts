import type { ComponentType } from 'react';

/**
 * The named places where remotes meet. One draws `<Slot name="…" with={…} />`, another fills it, and neither knows the
 * other. A slot and its props are declared here, because they are a contract between teams. The `remote.json` of the
 * filling remote names the slot.
 */
export interface SlotProps {
  /** The order's editor in a window. */
  'order.modal': { keikkaId: number; onClose: () => void };
}

export type SlotName = keyof SlotProps;

export type SlotFillers = { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
