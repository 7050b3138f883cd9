import { fields, reference, text } from '../../fields/field.js';

/** What a new customer is known by. */
export const uusiAsiakasFields = fields({
  asiakasNimi: text(200, 'Nimi', { required: 'ASIAKAS.NO_NAME' }),
  ytunnus: text(20, 'Y-tunnus'),
});

/** A customer that orders are to come from. */
export const uusiLahdeFields = fields({
  linkedAsiakasId: reference('asiakas', 'Lähdeasiakas', { blank: 0 }),
});
