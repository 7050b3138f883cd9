import type { ChangeAuthor } from '../../record/merge-versions.js';
import type { TyomaaFields } from './fields.js';

/** A site, or an order's own copy of it. */
export interface TyomaaData extends TyomaaFields {
  tyomaaId: number;
}

/** A version of a site, with the token of whom it belongs to: the site itself, or an order. */
export interface TyomaaVersio extends TyomaaData {
  ownerAsiakasId: number;
  /** The customer whose site it is. */
  asiakasId: number | null;
  /** The order whose copy it is, or 0. */
  keikkaId: number;
  varmenne: number;
  /** The same for versions whose fields are the same (I-103). */
  hash: string;
}

/** What is known of a site: as its company knows it, and with an order's id that order's own copy beside it. */
export interface TyomaaVersiot {
  globalTyomaa?: TyomaaVersio;
  keikkaTyomaa?: TyomaaVersio;
  /** How many orders are at the site, for its own company. */
  keikkaCount?: number;
  /** Who last changed a field of the order's copy, and when; a field that was never changed since is missing. */
  muutokset?: Partial<Record<keyof TyomaaFields, ChangeAuthor>>;
}

/** A site that a text finds. */
export interface FoundTyomaa {
  tyomaaId: number;
  tyomaaNimi: string;
  /** The address in one line. */
  tyomaaOsoite: string;
  asiakasId: number | null;
  tyomaaLat: number | null;
  tyomaaLng: number | null;
  /** It has not each word as it was typed, but nearly. */
  isNear: boolean;
  keikkaCount: number;
  /** The day of its latest order, `yyyymmdd`. */
  lastPvm: string | null;
}
