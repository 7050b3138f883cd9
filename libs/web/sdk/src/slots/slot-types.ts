import type { GridKeikka } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import type { ComponentType } from 'react';

/**
 * The named places where remotes meet. One draws `<Slot name="…" with={…} />`, another fills it, and neither knows the
 * other. A slot and its props are declared here, because they are a contract between teams. The `remote.json` of the
 * filling remote names the slot.
 */
export interface SlotProps {
  /** The order's editor in a window. */
  'order.modal': { keikkaId: number; onClose: () => void };
  /** The window in which orders of any day are searched. */
  'order.search': { onClose: () => void };
  /** The window of a new order. */
  'order.new': {
    /** The shown day. */
    yyyymmdd: Yyyymmdd;
    /** Where on the board it is asked for. Without an end the order has its usual length. */
    place: { vehicleId: number; startMs: number; endMs: number | null } | null;
    onClose: () => void;
    /** It is made, and may be shown and opened. */
    onMade: (made: GridKeikka) => void;
    /** A palkki is made instead, there and then, and this window is closed. Absent where the person may make none. */
    makePalkki?: (at: { vehicleId: number | null; startMs: number; endMs: number }) => void;
  };
  /** The invoices of an order, in its tab Laskutus. */
  'order.invoices': { keikkaId: number };
  /** The editor of a palkki, in place within the order that it belongs to. */
  'palkki.editor': {
    /** null makes a new one. */
    palkkiId: number | null;
    /** The order, and where it stands: a new palkki begins there. */
    keikka: { keikkaId: number; vehicleId: number | null; timeStart: string; timeEnd: string };
    onClose: () => void;
  };
}

export type SlotName = keyof SlotProps;

export type SlotFillers = { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
