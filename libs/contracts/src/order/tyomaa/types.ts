import type { TyomaaFields } from './fields.js';

/** A site, or an order's own copy of it. */
export interface TyomaaData extends TyomaaFields {
  tyomaaId: number;
}

/** A site that a text finds. */
export interface FoundTyomaa {
  tyomaaId: number;
  tyomaaNimi: string;
  /** The address in one line. */
  tyomaaOsoite: string;
  asiakasId: number | null;
  /** It has not each word as it was typed, but nearly. */
  isNear: boolean;
  keikkaCount: number;
  /** The day of its latest order, `yyyymmdd`. */
  lastPvm: string | null;
}
