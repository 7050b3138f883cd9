import { decimalText, DEFAULT_ALV, LAST_PLACE, LASKUN_MAKSUEHTO_PV, laskuTila } from '@keikka/domain';
import {
  decimal,
  fields,
  flag,
  formula,
  nullable,
  reference,
  text,
  whole,
  type ValuesOf,
} from '../../fields/field.js';

/** The invoicing systems that an invoice can be sent to. */
export const laskuKohteet = ['Fennoa', 'Netvisor'] as const;
export type LaskuKohde = (typeof laskuKohteet)[number];

/** The fields of an invoice that a save may change (I-027). */
export const laskuFields = fields({
  keikkaLaskuStatusTypeId: reference('laskuTila', 'Tila', { blank: laskuTila.odottaa }),
  maksajaAsiakasId: reference('asiakas', 'Maksaja'),
  /** One of `laskuKohteet`, or empty: the company sends it by itself. */
  laskuDestination: text(20, 'Lähetys'),
  header: text(200, 'Otsikko'),
  viitteemme: text(200, 'Viitteemme'),
  viitteenne: text(200, 'Viitteenne'),
  maksuEhtoPv: whole(0, 365, 'Maksuehto', { unit: 'pv', blank: LASKUN_MAKSUEHTO_PV }),
  txtBeforeLines: text(2000, 'Teksti ennen rivejä'),
  txtAfterLines: text(2000, 'Teksti rivien jälkeen'),
  sellerName: text(200, 'Myyjä'),
  memo: text(2000, 'Muistio'),
});

export type LaskuFields = ValuesOf<typeof laskuFields>;

/** A price or a quantity beyond the limits is a typing mistake; a refund may be negative. */
const MOST = 1_000_000;
const määrä = decimal({ from: -MOST, to: MOST, scale: 4 }, 'Määrä', {
  refusal: 'LASKURIVI.MAARA_OUT_OF_RANGE',
});
const hinta = decimal({ from: -MOST, to: MOST, scale: 4, prints: 2, unit: '€' }, 'Hinta', {
  refusal: 'LASKURIVI.HINTA_OUT_OF_RANGE',
});

/** Rows of an invoice at most. */
export const MOST_RIVIT = 200;

/** The fields of an invoice row that a save may change (I-030). */
export const laskuRiviFields = fields({
  aktiivinen: flag('Laskulla', { blank: true }),
  riviSelite: text(500, 'Selite'),
  riviSeliteKaava: formula('text', 'Selitteen kaava'),
  riviSelite2: text(500, 'Lisäselite'),
  riviSelite2Kaava: formula('text', 'Lisäselitteen kaava'),
  määrä: nullable(määrä),
  määräKaava: formula('number', 'Määrän kaava'),
  yksikkö: text(20, 'Yksikkö'),
  hinta: nullable(hinta),
  hintaKaava: formula('number', 'Hinnan kaava'),
  ehtoKaava: formula('condition', 'Ehto'),
  aleProsentti: decimal({ from: 0, to: 100, scale: 4, unit: '%' }, 'Ale', {
    refusal: 'LASKURIVI.ALE_OUT_OF_RANGE',
    blank: '0',
  }),
  alv: decimal({ from: 0, to: 100, scale: 4, unit: '%' }, 'ALV', {
    refusal: 'LASKURIVI.ALV_OUT_OF_RANGE',
    blank: decimalText(DEFAULT_ALV),
  }),
  kustannusPaikka: text(100, 'Kustannuspaikka'),
  tuoteId: nullable(reference('tuote', 'Tuote')),
  tuoteIdKaava: formula('number', 'Tuotteen kaava'),
  memo: text(2000, 'Muistio'),
  sortNum: whole(0, LAST_PLACE, 'Järjestys', { blank: undefined }),
});

export type LaskuRiviFields = ValuesOf<typeof laskuRiviFields>;
