import type { TilauksenMuutos } from '@keikka/domain/laskupohja';

/** What of a billed invoice was credited so far. */
export interface Hyvitettava {
  /** The number that it went out with, or its id where it went out without one. */
  laskuNo: string;
  /** The day of the invoice, yyyymmdd. */
  paiva: string;
  /** Of each row that is on it: the credits together, with their sign; '0' where there is none. */
  rivit: { keikkaLaskuRiviId: number; hyvitetty: string }[];
  /** Its credits in the order they were made, open ones too. */
  hyvitykset: HyvityksenTiedot[];
}

export interface HyvityksenTiedot {
  keikkaLaskuId: number;
  /** Empty until it is sent. */
  laskuNo: string;
  keikkaLaskuStatusTypeId: number;
  laskuCreated: string;
  /** Net and gross in euros. */
  sumEur: string;
  yhteensa: string;
}

/** The order of a billed invoice as it is now. */
export interface HyvitettavaNyt {
  /** False where the order is gone or can no longer be seen: then there is nothing to tell. */
  onTilaus: boolean;
  muutokset: TilauksenMuutos[];
}
