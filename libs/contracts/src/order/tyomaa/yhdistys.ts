import type { TyomaaFields } from './fields.js';
import type { TyomaaData, TyomaaVersio } from './types.js';

/** So long a merge of two sites can be taken back. */
export const YHDISTYS_KUMOTTAVISSA_MINUTES = 10;

/** What of the leaving site may be kept, each with its fields: a place and a contact are kept whole. */
export const yhdistettavat = {
  nimi: ['tyomaaNimi'],
  numero: ['tyomaaNum'],
  osoite1: ['tyomaaOsoite1'],
  osoite2: ['tyomaaOsoite2'],
  postinumero: ['tyomaaOsoite3'],
  kaupunki: ['tyomaaOsoite4'],
  ajoOhje: ['tyomaaAjoOhje'],
  kommentti: ['tyomaaMemo'],
  laskuViite: ['laskuViite'],
  yhteyshenkilo: ['tyomaaContactPersonId', 'yhteyshenkiloNimi', 'yhteyshenkiloPuhelin', 'yhteyshenkiloEmail'],
  sijainti: ['tyomaaLat', 'tyomaaLng'],
} as const satisfies Record<string, readonly (keyof TyomaaFields)[]>;
export type Yhdistettava = keyof typeof yhdistettavat;

/** What a merge moves. */
export interface Siirtyvat {
  tilauksia: number;
  /** Of them, those that are yet to be delivered. */
  tulossa: number;
  toimitettu: number;
  /** Of them, those whose own copy differs from the site: it stays as it is. */
  omiaVersioita: number;
  /** The names of the persons who are moved: those who are persons of the staying site already stay. */
  henkilot: string[];
}

/** Two sites before they are merged, and what the merge moves from the one that leaves. */
export interface YhdistysEsikatselu {
  jaa: TyomaaVersio;
  poistuu: TyomaaVersio;
  /** The names of their customers; '' without one. */
  jaavanAsiakas: string;
  poistuvanAsiakas: string;
  siirtyvat: Siirtyvat;
  /** How many persons have access by the site that leaves. That stays with it, and the orders are moved without it. */
  oikeuksiaJaa: number;
  /** How many orders the staying site has afterwards. */
  tilauksiaJalkeen: number;
}

/** A merge, or its undo, that is done. */
export interface TyomaaYhdistys {
  yhdistysId: number;
  tyomaaId: number;
  varmenne: number;
  poistuvaId: number;
  poistuvaVarmenne: number;
  /** How many orders and persons were moved. */
  tilauksia: number;
  henkiloita: number;
  /** Until when it can be taken back, RFC 3339. */
  kumottavissaAsti: string;
}

/** A merge that can still be taken back, with the sites as they are called. */
export interface ViimeisinYhdistys extends TyomaaYhdistys {
  jaava: TyomaaNimettyna;
  poistunut: TyomaaNimettyna;
  /** Of which fields the value of the site that left was kept. */
  poistuvalta: Yhdistettava[];
}

type TyomaaNimettyna = Pick<TyomaaData, 'tyomaaNimi' | 'tyomaaNum' | 'tyomaaOsoite1'>;
