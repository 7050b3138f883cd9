import type { KeikkaData } from './types.js';

/** A text of an order beside its customer, site and address, by which it may have been found. */
export interface FoundElsewhere {
  kind: 'contact' | 'driving' | 'heading' | 'siteNumber';
  /** A contact's name and phone are two texts. */
  texts: string[];
}

/** An order as the list of found ones shows it. It has no prices. */
export interface FoundKeikka extends Pick<
  KeikkaData,
  | 'keikkaId'
  | 'keikkaTilaId'
  | 'keikkaTilaSelite'
  | 'pumppuAika'
  | 'timeEnd'
  | 'asiakasNimi'
  | 'sourceAsiakasColorCode'
  | 'tyomaaNimi'
  | 'tyomaaOsoite1'
  | 'tyomaaOsoite2'
  | 'tyomaaOsoite3'
  | 'tyomaaOsoite4'
  | 'm3'
> {
  /** Empty while the order has no vehicle. */
  vehicleNo: string;
  vehiclePuomi: number | null;
  /** Names of the drivers, first the one who drives. */
  kuskit: string[];
  elsewhere: FoundElsewhere[];
}

/** The first of the found orders, and how many there are. */
export interface FoundGroup {
  count: number;
  keikat: FoundKeikka[];
}

export type FoundPart = 'today' | 'coming' | 'past';

/** Those of today and coming ones the nearest first, an order without a time last; past ones the latest first. */
export type FoundKeikat = Record<FoundPart, FoundGroup>;
