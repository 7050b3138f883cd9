import { call } from '../../call.js';
import { id, nullable, reference, varmenne } from '../../fields/field.js';
import { toimittajaFields } from '../keikka/fields.js';
import type { KeikkaData } from '../keikka/types.js';
import type { TehdasOnKeikka } from '../sijainti/calls.js';
import type { Matka } from './types.js';

/** What an order says of who makes its concrete, and of the way from there. */
export type BetoniToimittajaOnKeikka = TehdasOnKeikka & Pick<KeikkaData, 'betoniAsiakasId'>;

const between = { sijaintiId: id(), tyomaaId: id() };

export const matkaCalls = {
  /** The way from a factory to a site of the company: as it is stored, else looked up (O-251). */
  get: call('GET', '/api/matka/get/:sijaintiId/:tyomaaId', 'order.matka.get').takes(between).answers<Matka>(),
  /** The same, looked up in any case. */
  getFresh: call('GET', '/api/matka/getFresh/:sijaintiId/:tyomaaId', 'order.matka.get-fresh')
    .takes(between)
    .answers<Matka>(),
  /** Gives an order the maker of its concrete with the factory and the way from there (O-251). */
  saveBetoniToimittaja: call(
    'POST',
    '/api/keikka/betoniToimittaja/save',
    'order.keikka.set-betoni-toimittaja',
  )
    .takes({
      keikkaId: id(),
      betoniAsiakasId: nullable(reference('toimittaja')),
      sijaintiId: nullable(reference('sijainti')),
      matkaM: toimittajaFields.betoniMatkaM,
      matkaAika: toimittajaFields.betoniMatkaAika,
      varmenne: varmenne(),
    })
    .answersOk<BetoniToimittajaOnKeikka>(),
} as const;
