import type { AsiakasData, LahetettavaLasku, OsapuoliFields } from '@keikka/contracts';
import {
  addDays,
  fourDecimals,
  helsinkiDay,
  laskunSummat,
  laskunViitenumero,
  numericDate,
  laskunAlv,
  onLaskulla,
  rivinSummat,
} from '@keikka/domain';
import type { KeikkaLaskuRivi } from '../../lasku/keikka-lasku-rivi.entity.js';
import type { KeikkaLasku } from '../../lasku/keikka-lasku.entity.js';
import type { LaskunTiedot } from '../../osapuoli/aineisto-osapuoli.rules.js';

/** A line of an invoice that is sent. Decimals are text with a point. */
export interface AineistoRivi {
  tuoteId: number | null;
  /** The product's key in the system where the company has told one. */
  tuoteAvain: string;
  nimi: string;
  selite: string;
  määrä: string;
  yksikkö: string;
  hinta: string;
  /** Discount and VAT in percent. */
  ale: string;
  alv: string;
  /** The buyer accounts for its VAT (AVL 8 c §); `alv` is then 0. */
  kaannetty: boolean;
  netto: string;
  alvSumma: string;
  kustannusPaikka: string;
}

/** Who pays. */
export interface AineistoMaksaja {
  asiakasId: number;
  nimi: string;
  ytunnus: string;
  alvTunnus: string;
  /** Sendings that began before it was kept lack it. */
  osoite?: AineistoOsoite;
}

export type AineistoOsoite = Pick<OsapuoliFields, 'katuosoite' | 'postinumero' | 'paikkakunta' | 'maa'>;

/** How an invoice is handled in Fennoa. */
export interface FennoaTapa {
  /** The id of the number series there. */
  sarja: number;
  /** Whether it is approved there; otherwise it stays a draft that a person approves. */
  hyvaksy: boolean;
}

/** All that an invoicing system is told of an invoice. It is frozen when the sending begins. Days are yyyymmdd. */
export interface Aineisto {
  keikkaId: number;
  keikkaLaskuId: number;
  /** By which the invoice is known for ours in the system, whatever its number. */
  tunniste: string;
  laskuNo: string;
  paiva: string;
  toimitusPaiva: string;
  eraPaiva: string;
  maksuEhtoPv: number;
  viitenumero: string;
  viitteemme: string;
  viitteenne: string;
  myyja: string;
  tekstiEnnen: string;
  tekstiJalkeen: string;
  maksaja: AineistoMaksaja;
  rivit: AineistoRivi[];
  netto: string;
  alvSumma: string;
  yhteensa: string;
  /** Of an invoice that goes there. */
  fennoa?: FennoaTapa;
  /** What only the print shows. Rows that were stored before it was kept lack it. */
  tuloste?: AineistoTuloste;
}

/** A billed invoice as a credit names it. */
export interface Hyvitettava {
  laskuNo: string;
  paiva: string;
}

export interface AineistoTuloste extends Partial<LaskunTiedot> {
  /** The invoice that a credit corrects. */
  hyvitettava?: Hyvitettava;
}

interface Sources {
  lasku: KeikkaLasku;
  rivit: readonly KeikkaLaskuRivi[];
  maksaja: AineistoMaksaja;
  laskuNo: string;
  /** Product keys in the system by the product's id. */
  tuoteAvaimet: ReadonlyMap<number, string>;
  fennoa?: FennoaTapa | undefined;
  now: Date;
  /** Of a credit: the invoice that it corrects. */
  hyvitettava?: Hyvitettava | null;
  tuloste?: AineistoTuloste;
}

/** What is sent of an invoice: rows that are on it and have a quantity, to the cent as the screen shows them. */
export function aineistoOf({
  lasku,
  rivit,
  maksaja,
  laskuNo,
  tuoteAvaimet,
  fennoa,
  now,
  hyvitettava,
  tuloste,
}: Sources): Aineisto {
  const { keikkaId, keikkaLaskuId, maksuEhtoPv } = lasku;
  const { netto, alvSumma, yhteensa } = laskunSummat(rivit);
  const paiva = helsinkiDay(now);
  return {
    keikkaId,
    keikkaLaskuId,
    tunniste: tunnisteOf(lasku),
    laskuNo,
    paiva,
    toimitusPaiva: lasku.pumppuAika ? helsinkiDay(lasku.pumppuAika) : paiva,
    eraPaiva: addDays(paiva, maksuEhtoPv),
    maksuEhtoPv,
    viitenumero: laskunViitenumero(keikkaLaskuId),
    viitteemme: lasku.viitteemme,
    viitteenne: lasku.viitteenne,
    myyja: lasku.sellerName,
    tekstiEnnen: hyvitettava ? hyvityksenTeksti(hyvitettava, lasku.txtBeforeLines) : lasku.txtBeforeLines,
    tekstiJalkeen: lasku.txtAfterLines,
    maksaja,
    rivit: rivit.filter(isSent).map((rivi) => riviOf(rivi, tuoteAvaimet)),
    netto,
    alvSumma,
    yhteensa,
    ...((tuloste || hyvitettava) && { tuloste: { ...tuloste, ...(hyvitettava && { hyvitettava }) } }),
    ...(fennoa && { fennoa }),
  };
}

/** The payer with what the company has stored for its invoices. */
export const maksajaOf = (
  { asiakasId, asiakasNimi, ytunnus }: AsiakasData,
  osapuoli: (AineistoOsoite & Pick<OsapuoliFields, 'alvTunnus'>) | undefined,
): AineistoMaksaja => {
  const { alvTunnus = '', katuosoite = '', postinumero = '', paikkakunta = '', maa = 'FI' } = osapuoli ?? {};
  const osoite = { katuosoite, postinumero, paikkakunta, maa };
  return { asiakasId, nimi: asiakasNimi, ytunnus, alvTunnus, osoite };
};

/** What the call leaves out is series 1, approved (I-126). */
export const fennoaTapaOf = ({
  approveFennoaInvoice,
  sales_invoice_series_id: sarja,
}: Pick<LahetettavaLasku, 'approveFennoaInvoice' | 'sales_invoice_series_id'>): FennoaTapa => ({
  sarja: sarja ?? FIRST_SERIES,
  hyvaksy: approveFennoaInvoice ?? true,
});
const FIRST_SERIES = 1;

/** Our code of a customer. */
export const asiakasKoodi = ({ maksaja }: Pick<Aineisto, 'maksaja'>): string => `K${maksaja.asiakasId}`;

/** 'Keikka 4711-90123': order and invoice, since an order may have several. */
export const tunnisteOf = ({
  keikkaId,
  keikkaLaskuId,
}: Pick<KeikkaLasku, 'keikkaId' | 'keikkaLaskuId'>): string => `Keikka ${keikkaId}-${keikkaLaskuId}`;

/** What an invoice must say of rows whose VAT the buyer accounts for (AVL 209 e §). */
export const KAANNETTY_TEKSTI = 'Käännetty verovelvollisuus, AVL 8 c §';

/** How a credit names its original, which it must (AVL 209 e §). */
export const hyvitysTeksti = ({ laskuNo, paiva }: Hyvitettava): string =>
  `Hyvityslasku laskuun ${laskuNo} (${numericDate(paiva)})`;

/** The text before the rows of a credit: it names the original, whatever a person has made of it. */
function hyvityksenTeksti(hyvitettava: Hyvitettava, teksti: string): string {
  const nimi = hyvitysTeksti(hyvitettava);
  return teksti.includes(nimi) ? teksti : [nimi, teksti].filter(Boolean).join('\n');
}

/** 20261120 as 2026-11-20. */
export const isoOf = (yyyymmdd: string): string => yyyymmdd.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const isSent = (rivi: KeikkaLaskuRivi): boolean => onLaskulla(rivi) && Number(rivi.määrä ?? 0) !== 0;

function riviOf(rivi: KeikkaLaskuRivi, tuoteAvaimet: ReadonlyMap<number, string>): AineistoRivi {
  const { netto, alvSumma } = rivinSummat(rivi);
  return {
    tuoteId: rivi.tuoteId,
    tuoteAvain: (rivi.tuoteId !== null && tuoteAvaimet.get(rivi.tuoteId)) || '',
    nimi: rivi.riviSelite,
    selite: rivi.riviSelite2,
    määrä: fourDecimals(rivi.määrä ?? '0'),
    yksikkö: rivi.yksikkö,
    hinta: fourDecimals(rivi.hinta ?? '0'),
    ale: fourDecimals(rivi.aleProsentti),
    alv: fourDecimals(laskunAlv(rivi)),
    kaannetty: rivi.kaannetty,
    netto,
    alvSumma,
    kustannusPaikka: rivi.kustannusPaikka,
  };
}
