import { fields, latitude, longitude, nullable, text, type ValuesOf } from '../../fields/field.js';

const line = (label: string) => text(200, label);

/** What a company keeps of a factory of its own (O-090). A place is known whole or not at all. */
export const sijaintiFields = fields({
  sijaintiNimi: text(200, 'Nimi', { required: 'SIJAINTI.NO_NAME' }),
  sijaintiLyh: text(20, 'Lyhenne'),
  osoite1: line('Osoite'),
  osoite2: line('Postinumero ja kaupunki'),
  lat: nullable(latitude('Leveysaste')),
  lng: nullable(longitude('Pituusaste')),
});

export type SijaintiFields = ValuesOf<typeof sijaintiFields>;
