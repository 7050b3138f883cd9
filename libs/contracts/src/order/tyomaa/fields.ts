import { fields, latitude, longitude, nullable, reference, text, type ValuesOf } from '../../fields/field.js';

const line = (label: string) => text(200, label);

/** What a site and an order's own copy of it hold (order §3). Address lines 3 and 4 are postal code and town. */
export const tyomaaFields = fields({
  tyomaaNimi: line('Työmaan nimi'),
  tyomaaNum: text(50, 'Työmaan numero'),
  tyomaaOsoite1: line('Osoite'),
  tyomaaOsoite2: line('Osoiterivi 2'),
  tyomaaOsoite3: text(20, 'Postinumero'),
  tyomaaOsoite4: text(100, 'Kaupunki'),
  tyomaaAjoOhje: text(2000, 'Työmaan ajo-ohje'),
  tyomaaMemo: text(2000, 'Työmaan muistiinpanot'),
  laskuViite: line('Laskun viite'),
  tyomaaLat: nullable(latitude('Leveysaste')),
  tyomaaLng: nullable(longitude('Pituusaste')),
  tyomaaContactPersonId: nullable(reference('person', 'Yhteyshenkilö')),
  yhteyshenkiloNimi: line('Yhteyshenkilön nimi'),
  yhteyshenkiloPuhelin: text(50, 'Yhteyshenkilön puhelin'),
  yhteyshenkiloEmail: line('Yhteyshenkilön sähköposti'),
});

/** What the window of a site changes, for an order or for all of them (I-026); street address 1 is required (O-166). */
export const tyomaaMuokkausFields = fields({
  tyomaaNimi: { ...tyomaaFields.tyomaaNimi, label: 'Nimi' },
  tyomaaNum: { ...tyomaaFields.tyomaaNum, label: 'Numero' },
  tyomaaMemo: { ...tyomaaFields.tyomaaMemo, label: 'Kommentti' },
  tyomaaOsoite1: { ...tyomaaFields.tyomaaOsoite1, label: 'Osoiterivi 1', required: 'TYOMAA.NO_STREET' },
  tyomaaOsoite2: tyomaaFields.tyomaaOsoite2,
  tyomaaOsoite3: tyomaaFields.tyomaaOsoite3,
  tyomaaOsoite4: tyomaaFields.tyomaaOsoite4,
  laskuViite: tyomaaFields.laskuViite,
  tyomaaAjoOhje: { ...tyomaaFields.tyomaaAjoOhje, label: 'Ajo-ohje' },
  tyomaaLat: tyomaaFields.tyomaaLat,
  tyomaaLng: tyomaaFields.tyomaaLng,
  tyomaaContactPersonId: tyomaaFields.tyomaaContactPersonId,
});

/** What a new site is made of in its window (I-026). */
export const uusiTyomaaFields = fields({
  tyomaaOsoite1: tyomaaMuokkausFields.tyomaaOsoite1,
  tyomaaOsoite2: tyomaaMuokkausFields.tyomaaOsoite2,
  tyomaaOsoite3: tyomaaMuokkausFields.tyomaaOsoite3,
  tyomaaOsoite4: tyomaaMuokkausFields.tyomaaOsoite4,
  tyomaaNimi: tyomaaMuokkausFields.tyomaaNimi,
  tyomaaNum: tyomaaMuokkausFields.tyomaaNum,
  tyomaaMemo: tyomaaMuokkausFields.tyomaaMemo,
});

export type TyomaaFields = ValuesOf<typeof tyomaaFields>;
