import type { LaskunSummat, Summat } from '@keikka/domain';
import type { RivinSelvitys } from '@keikka/domain/laskupohja';
import type { RecordedChange } from '../../record/recorded-change.js';
import type { LaskuFields, LaskuKohde, LaskuRiviFields } from './fields.js';
import type { LahetysTila } from './lahetys-tila.js';

/** What the product keeps of an invoice's order, and what a list of invoices shows besides its sums. */
interface LaskuHead {
  keikkaLaskuId: number;
  keikkaId: number;
  /** Of a credit: the billed invoice that it corrects; null of any other. */
  hyvitettyKeikkaLaskuId: number | null;
  laskuttajaAsiakasId: number;
  maksajaAsiakasNimi: string;
  keikkaLaskuStatusTypeName: string;
  /** The start of the order, ISO; null for an order without a time. */
  pumppuAika: string | null;
  tyomaaNimi: string;
  /** Netvisor or Fennoa; empty while the company has neither. */
  laskuDestination: string;
  /** Empty until the invoice is sent. */
  laskuNo: string;
  isLaskutettu: boolean;
  /** When the invoice that was sent is due, yyyymmdd; null until it is sent, and of one that was billed by hand. */
  eraPaiva: string | null;
  /** How far its sending has come; empty when it was never begun. */
  lahetysTila: LahetysTila | '';
  /** Net total in euros [I-080]. */
  sumEur: string;
  varmenne: number;
}

/** An invoice in a list. */
export interface LaskuListed
  extends
    LaskuHead,
    Pick<Summat, 'alvSumma' | 'yhteensa'>,
    Pick<LaskuFields, 'keikkaLaskuStatusTypeId' | 'maksajaAsiakasId' | 'maksuEhtoPv'> {
  riviCount: number;
}

/** A page of the invoices that the filters find, the latest order first. */
export interface LaskuHaku {
  laskut: LaskuListed[];
  /** The cursor of the next page; null on the last one. */
  seuraava: string | null;
  /** Of all that the filters find, on this page or not. */
  yhteensa: Pick<LaskuListed, 'sumEur' | 'alvSumma' | 'yhteensa'> & { lukumaara: number };
}

/** An invoice (I-027). */
export interface Lasku extends LaskuHead, LaskuFields {
  /** Who bills: `pumppu`, the company that pumps [I-028]. */
  laskuttajaType: string;
  fennoaInvoiceId: string;
  /** Where the company may send it. */
  kohteet: LaskuKohde[];
  /** By which its payment is told from others: the Finnish reference number, and the same abroad (ISO 11649). */
  viitenumero: string;
  rfViite: string;
  isDeleted: boolean;
  laskuCreated: string;
  laskuCreatedBy: string;
  summat: LaskunSummat;
}

/** A row of an invoice (I-030), with its own sums. */
export interface LaskuRivi extends LaskuRiviFields, Summat {
  keikkaLaskuRiviId: number;
  keikkaId: number | null;
  keikkaLaskuId: number | null;
  keikkaLaskuPohjaId: number | null;
  keikkaLaskuPohjaRiviId: number | null;
  /** On a credit: the row of its original that it credits. */
  hyvitettyKeikkaLaskuRiviId: number | null;
  /** Whether the row's condition held when it was built; null where it has none. */
  ehtoTäyttyy: boolean | null;
  /** What is wrong with the row's formulas, in Finnish; empty when nothing is [I-085]. */
  virhe: string;
  /** The buyer accounts for its VAT; `alv` is the rate that it would have. */
  kaannetty: boolean;
  helpId: number | null;
  laskuttajaAsiakasId: number;
  maksajaAsiakasId: number | null;
  isLaskutettu: boolean;
  laskutettuTime: string | null;
  laskuNo: string;
  varmenne: number;
}

/** Why a row has its price and its quantity, and what was changed in it since. */
export interface LaskuRiviSelvitys {
  /** How its figures came to be; null for a row that was written by hand or copied. */
  selvitys: RivinSelvitys | null;
  /** When they were computed; ISO. */
  laskettu: string | null;
  /** What persons have changed in the row, the latest first. */
  muutokset: RecordedChange[];
}

/** What happened to an invoice: 2 sent, 3 done by the product, 5 a person's note (I-031, C-84). */
export interface LaskuLog {
  keikkaLaskuLogId: number;
  keikkaLaskuLogTypeId: number;
  title: string;
  description: string;
  entryTime: string;
  entryByPersonId: number;
  entryByPersonName: string;
  hasData: boolean;
}

/** The answer of `GET …/lasku/get/{invoiceId}` [I-115]. */
export interface LaskuGetAnswer {
  laskuData: Lasku;
  laskuRivit: LaskuRivi[];
  /** The latest first. */
  laskuLog: LaskuLog[];
}
