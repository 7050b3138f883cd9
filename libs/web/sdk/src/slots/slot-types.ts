import type { ComponentType } from 'react';

/**
 * The named places where remotes meet: one draws `<Slot name="…" with={…} />`, another fills it, neither knows the other. A slot
 * and what it is given are declared here, because they are a contract between teams; who fills it stands in the `remote.json`
 * of the remote that does.
 */
export interface SlotProps {
  /** The order's editor in a window. */
  'order.modal': { keikkaId: number; onClose: () => void };
}

export type SlotName = keyof SlotProps;

export type SlotFillers = { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
