import { day, fields, flag, nullable, text, type ValuesOf } from '../../fields/field.js';

/**
 * What an invoice says of a company besides its name: of a customer as the company bills it, and of the company itself as the
 * seller.
 */
export const osapuoliFields = fields({
  katuosoite: text(35, 'Katuosoite'),
  postinumero: text(10, 'Postinumero'),
  paikkakunta: text(35, 'Paikkakunta'),
  maa: text(2, 'Maa', { blank: 'FI' }),
  sahkoposti: text(200, 'Sähköposti'),
  puhelin: text(50, 'Puhelin'),
  alvTunnus: text(20, 'ALV-tunnus', { refusal: 'OSAPUOLI.BAD_ALV_TUNNUS' }),
  verkkolaskuosoite: text(50, 'Verkkolaskuosoite'),
  verkkolaskuoperaattori: text(30, 'Operaattori'),
  iban: text(34, 'IBAN', { refusal: 'OSAPUOLI.BAD_IBAN' }),
  bic: text(11, 'BIC'),
  kotipaikka: text(50, 'Kotipaikka'),
  /** The VAT on construction services is then the buyer's to pay (AVL 8 c §). */
  myyRakentamispalvelua: flag('Myy rakentamispalvelua'),
  rakentamispalveluAlkaen: nullable(day('Voimassa alkaen')),
  /** From where it is known. */
  rakentamispalveluPeruste: text(200, 'Peruste'),
});

export type OsapuoliFields = ValuesOf<typeof osapuoliFields>;

/** A company with its billing data. `varmenne` is 0 while nothing was stored. */
export interface Osapuoli extends OsapuoliFields {
  laskuttajaAsiakasId: number;
  asiakasId: number;
  nimi: string;
  ytunnus: string;
  varmenne: number;
}
