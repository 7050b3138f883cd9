import type { RecordedChange } from '../../record/recorded-change.js';

/** A page of an order's history holds so many changes at most (O-274). */
export const MUUTOKSIA_SIVULLA = 50;

/** One value before and after, in words: 'Määrä', '10 m³', '12 m³'. */
export interface MuutosRivi {
  kentta: string;
  ennen: string;
  jalkeen: string;
}

/** A change of an order as its history tells it: in words, and as it is stored. */
export interface KeikkaMuutos extends RecordedChange {
  /** What became of the thing: a line that was added is made, though its order was changed. */
  laji: RecordedChange['changeType'];
  /** The Finnish label of the field: 'Betoni, rivi 2, Määrä'. */
  kentta: string;
  /** 'P21 → P12', or the values of what was made or removed. */
  kuvaus: string;
  /** The status of the order when it was changed. */
  tila: string;
  /** A row for each value, many where a whole order or line was made or removed. */
  rivit: MuutosRivi[];
}
