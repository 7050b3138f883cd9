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

/** What a new site is made of in its window; street address 1 is required (I-026, O-166). */
export const uusiTyomaaFields = fields({
  tyomaaOsoite1: { ...tyomaaFields.tyomaaOsoite1, required: 'TYOMAA.NO_STREET' },
  tyomaaOsoite2: tyomaaFields.tyomaaOsoite2,
  tyomaaOsoite3: tyomaaFields.tyomaaOsoite3,
  tyomaaOsoite4: tyomaaFields.tyomaaOsoite4,
  tyomaaNimi: tyomaaFields.tyomaaNimi,
  tyomaaNum: tyomaaFields.tyomaaNum,
  tyomaaMemo: text(2000, 'Kommentti'),
});

export type TyomaaFields = ValuesOf<typeof tyomaaFields>;
