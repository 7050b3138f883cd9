import type { Taso } from '../oikeudet/types.js';
import type { PersonData } from '../../staff/person/types.js';

/** So many persons a site may have. */
export const TYOMAAN_HENKILOITA_AT_MOST = 50;

/** What a person is at a site. The specification prints no list of them; 0 and any other id say nothing. */
export const contactPersonTypes: Readonly<Record<number, string>> = {
  1: 'Vastaava mestari',
  2: 'Työnjohtaja',
  3: 'Tilaaja',
};

/** A person of a site, with the level of access to its orders. */
export interface TyomaanHenkilo extends PersonData, Taso {
  contactPersonTypeId: number;
}

/** The persons of a site by name. */
export interface TyomaanHenkilot {
  personList: TyomaanHenkilo[];
}
