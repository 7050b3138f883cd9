import { summa, type LaskettavaRivi } from '@keikka/domain';

export interface M3Rivi extends LaskettavaRivi {
  keikkaLaskuRiviId?: number;
  /** On a credit: the row that it credits. */
  hyvitettyKeikkaLaskuRiviId?: number | null;
  /** The concrete line that the row bills, and the extra of that line. */
  keikkaBetoniId: number | null;
  keikkaBetoniAttrId: number | null;
  määräKaava: string;
  yksikkö: string;
  keikkaLaskuPohjaRiviId: number | null;
}

export interface M3Lasku<Rivi> {
  keikkaLaskuId: number;
  keikkaLaskuStatusTypeId: number;
  laskuNo: string;
  rivit: readonly Rivi[];
  /** By the id of an extra's row: the formula that its quantity came from, in which `m3` is the amount of its concrete. */
  lisanKaavat?: ReadonlyMap<number, string>;
}

/** A row that bills too little or too much: what is missing from it, and its quantity with that. */
export interface M3Ero<Rivi> {
  rivi: Rivi;
  ero: number;
  määrä: string;
}

/** Amounts have two decimals. */
export const hundredths = (value: number): number => Number(summa([value]));

const M3 = /^m(3|³)$/i;
export const isInM3 = ({ yksikkö }: Pick<M3Rivi, 'yksikkö'>): boolean => M3.test(yksikkö.trim());
