import type { RecordedChange } from '../../record/recorded-change.js';

/** A page of an order's history holds so many changes at most (O-274). */
export const MUUTOKSIA_SIVULLA = 50;

/** One value before and after, in words: 'Määrä', '10 m³', '12 m³'. */
export interface MuutosRivi {
  kentta: string;
  ennen: string;
  jalkeen: string;
}

/** What a change of an order is shown by besides its description. */
export interface MuutosMetadata {
  /** What became of the thing: a line that was added is made, though its order was changed. */
  laji: RecordedChange['changeType'];
  /** The Finnish label of the field: 'Betoni, rivi 2, Määrä'. */
  kentta: string;
  /** The status of the order when it was changed. */
  tila: string;
  /** A row for each value, many where a whole order or line was made or removed. */
  rivit: MuutosRivi[];
}

/** A change of an order as its history tells it: as it is stored, and in words. */
export interface KeikkaMuutos extends RecordedChange {
  /** 'P21 → P12', or the values of what was made or removed. */
  description: string;
  metadata: MuutosMetadata;
}
